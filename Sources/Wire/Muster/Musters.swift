/// All roll-calls, newest first.
public struct GetMusters: Request, ListRequest {
    public static let type = RequestType.adminGetMusters

    /// Only roll-calls whose names contain this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let musters: [MusterRecord]
        public let total: Int
    }
}

/// A report on a roll-call: how long it took until people were accounted for, and what was believed at its start
/// compared with the entries.
public struct GetMusterReport: Request {
    public static let type = RequestType.adminGetMusterReport

    public let musterID: Int64

    public struct Reply: Codable, Sendable {
        public let muster: MusterRecord
        /// As on the muster list.
        public let counts: MusterCountsRecord
        /// The number of people whom the roll-call expected: see `admin.get_muster`.
        public let expected: Int
        public let accountedFor: Int
        /// Seconds from the start until half of the expected people were accounted for; nil if this was not reached.
        public let secondsToHalf: Double?
        /// The same for nine tenths.
        public let secondsToMost: Double?
        /// The same for all expected people.
        public let secondsToAll: Double?
        /// The number of people believed present at the start; `believed_present_found` is how many of them were found.
        public let believedPresent: Int
        public let believedPresentFound: Int
        /// The number of people not believed present at the start who were found.
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
