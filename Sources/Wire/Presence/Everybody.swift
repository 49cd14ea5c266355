public import Foundation
public import Vocabulary

/// How many people are believed to be in each state.
public struct StateCounts: Codable, Equatable, Sendable {
    public let present: Int
    public let unknown: Int
    public let left: Int
}

/// Who is where now, by name: all people who were ever heard, or of whom a person said where they
/// are, and whom the caller may see.
public struct GetWhereabouts: Request, ListRequest {
    public static let type = RequestType.adminGetWhereabouts

    /// Only who is in this zone, or was last known to be.
    public let zoneName: String?
    /// Only members of this group.
    public let groupID: Int64?
    /// Only who is in this state.
    public let state: WhereaboutsState?
    /// Whether only members of the groups that the caller belongs to.
    public let ownGroups: Bool?
    /// Only people whose names, address or room hold this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let at: Date
        /// The newest change that is among this: `GET /events` with it as `Last-Event-ID` goes on from here.
        public let eventID: Int64
        public let people: [LocationRecord]
        /// Of all who were asked for, in whatever state.
        public let counts: StateCounts
        /// Of all pages.
        public let total: Int
    }
}
