public import Foundation

/// The muster list: everybody with the last known room, how old that knowledge is, and whether they were seen in person.
/// Those not accounted for come first. All staff see the whole list; each look is audited.
public struct GetMuster: Request {
    public static let type = RequestType.adminGetMuster

    /// Only people whose names or address hold this text, in any case.
    public let search: String?

    public init(search: String? = nil) {
        self.search = search
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let at: Date
        /// The roll-call in progress.
        public let muster: MusterRecord?
        /// How many of these people were seen in person.
        public let accountedFor: Int
        public let people: [MusterLineRecord]

        enum CodingKeys: String, CodingKey {
            case at
            case muster
            case accountedFor = "accounted_for"
            case people
        }

        public init(at: Date, muster: MusterRecord? = nil, accountedFor: Int, people: [MusterLineRecord]) {
            self.at = at
            self.muster = muster
            self.accountedFor = accountedFor
            self.people = people
        }
    }
}
