/// Every roll-call that was taken, the newest first.
public struct GetMusters: Request, ListRequest {
    public static let type = RequestType.adminGetMusters

    /// Only those whose names hold this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let musters: [MusterRecord]
        public let total: Int
    }
}

/// How a roll-call went: how long it took until people were accounted for, and what was believed when it began against
/// what was said.
public struct GetMusterReport: Request {
    public static let type = RequestType.adminGetMusterReport

    public let musterID: Int64

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let muster: MusterRecord
        /// As on the muster list.
        public let counts: MusterCountsRecord
        /// How many people the roll-call expected: see `admin.get_muster`.
        public let expected: Int
        public let accountedFor: Int
        /// Seconds from the start until half of those expected were accounted for; nil if they were not.
        public let secondsToHalf: Double?
        /// The same for nine of ten.
        public let secondsToMost: Double?
        /// The same for all.
        public let secondsToAll: Double?
        /// Of those believed present at the start: how many were found, and how many no person found.
        public let believedPresent: Int
        public let believedPresentFound: Int
        /// Of those not believed present at the start: how many were found all the same.
        public let foundUnexpectedly: Int

        public init(
            muster: MusterRecord, counts: MusterCountsRecord, secondsToHalf: Double? = nil,
            secondsToMost: Double? = nil, secondsToAll: Double? = nil, believedPresent: Int,
            believedPresentFound: Int, foundUnexpectedly: Int
        ) {
            self.muster = muster
            self.counts = counts
            expected = counts.expected
            accountedFor = counts.accountedFor
            self.secondsToHalf = secondsToHalf
            self.secondsToMost = secondsToMost
            self.secondsToAll = secondsToAll
            self.believedPresent = believedPresent
            self.believedPresentFound = believedPresentFound
            self.foundUnexpectedly = foundUnexpectedly
        }
    }
}
