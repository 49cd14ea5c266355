public import Devices
public import Foundation

/// The right of a person, or of the members of a group, to enter a room regardless of their security level.
public struct ClearanceRecord: Codable, Equatable, Sendable {
    public let clearanceID: Int64
    public let roomNumber: String
    public let zoneName: String
    /// The person who holds it; nil if a group does.
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// The group that holds it; nil if a person does.
    public let groupID: Int64?
    public let groupName: String?
    /// The first day on the school's clocks; nil if it has no start.
    public let from: CivilDay?
    /// The last day; nil if it has no end.
    public let until: CivilDay?
    /// The days of the week on which it applies, such as `mon`.
    public let weekdays: [Weekday]
    /// The hours on these days; nil for the whole day.
    public let hours: ClockHours?
    public let createdAt: Date
}

/// The holder of a clearance: either a person, by e-mail address or ID, or a group, by name or ID.
public struct ClearanceHolder: Codable, Equatable, Sendable {
    public let email: String?
    public let personID: Int64?
    public let groupName: String?
    public let groupID: Int64?
}

/// Gives people and groups the right to enter a room regardless of their security level, or revokes it. The change
/// applies from the next attempt.
public struct EditClearance: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditClearance
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .sometimes("with `add`")

    public let roomNumber: String
    /// At most 100. Each replaces the clearance that the same holder had for the room.
    public let add: [ClearanceHolder]?
    /// At most 100.
    public let remove: [ClearanceHolder]?
    /// The first day of the added clearances; they begin at once if absent.
    public let from: CivilDay?
    /// The last day of the added clearances; they have no end if absent.
    public let until: CivilDay?
    /// The days of the week on which the added clearances apply, such as `mon`; all days if absent.
    public let weekdays: [Weekday]?
    /// The hours on these days in which they apply; the whole day if absent.
    public let hours: ClockHours?

    /// A stolen session must not be able to grant access.
    public var needsConfirmation: Bool { !(add ?? []).isEmpty }
}

/// Clearances, ordered by room and by the name of the holder.
public struct GetClearances: Request, ListRequest {
    public static let type = RequestType.adminGetClearances
    public static let callers: Callers = .admin

    /// Only clearances for this room.
    public let roomNumber: String?
    /// Only clearances of this person, including those of the person's groups.
    public let personID: Int64?
    /// Only those whose room, group, person's name or address contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let clearances: [ClearanceRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}
