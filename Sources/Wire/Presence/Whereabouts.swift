public import Foundation
public import Vocabulary

/// The current whereabouts of the people whom the caller may see, ordered by name. A person is included once a receiver
/// has heard them or another person has stated where they are.
public struct GetWhereabouts: Request, ListRequest {
    public static let type = RequestType.adminGetWhereabouts
    public static let callers: Callers = [.admin, .staff]

    /// Only people who are in this zone, or were last known to be.
    public let zoneName: String?
    /// Only members of this group.
    public let groupID: Int64?
    /// Only people in this state.
    public let state: WhereaboutsState?
    /// True for only the members of the caller's groups.
    public let ownGroups: Bool?
    /// Only people whose names, address or room contain this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let at: Date
        /// The newest change included in this reply. `GET /events` continues from here if it is sent as
        /// `Last-Event-ID`.
        public let eventID: Int64
        public let people: [LocationRecord]
        /// The counts of all matching people, in every state.
        public let counts: StateCounts
        /// The total number of matches on all pages.
        public let total: Int
    }
}
