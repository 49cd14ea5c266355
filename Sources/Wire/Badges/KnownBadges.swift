public import Beacon
public import Foundation
public import Vocabulary

/// A badge of the school, carried or not.
public struct KnownBadgeRecord: Codable, Equatable, Sendable {
    public let badgeID: Int64
    public let uuid: ProximityUUID
    public let majorKey: Int
    public let minorKey: Int
    public let address: DeviceAddress?
    public let state: BadgeState
    /// Who carries it, or carried it last. Nil if no person ever did, and where they were erased.
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// When it was handed to them.
    public let issuedAt: Date?
    public let returnedAt: Date?
    public let lostAt: Date?
    /// When a scanner last heard it since it came back or was lost, to half a minute; nil if none did, and while
    /// a person carries it.
    public let lastHeardAt: Date?
}

/// Badges by number, found in pages. `search` looks at the number, the keys (`60000/1`), and the name and address of
/// who carries a badge or carried it last.
public struct GetBadges: Request, ListRequest {
    public static let type = RequestType.adminGetBadges

    /// Only badges in this state.
    public let state: BadgeState?
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let badges: [KnownBadgeRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}
