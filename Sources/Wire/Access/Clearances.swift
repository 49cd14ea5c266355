public import Devices
public import Foundation

/// Lets a person, or the people of a group, into a room whatever their security level.
public struct ClearanceRecord: Codable, Equatable, Sendable {
    public let clearanceID: Int64
    public let roomNumber: String
    public let zoneName: String
    /// Whose it is; nil if it is a group's.
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// Whose it is; nil if it is a person's.
    public let groupID: Int64?
    public let groupName: String?
    /// The first day on the school's clocks; nil if it has no beginning.
    public let from: CivilDay?
    /// The last day; nil if it has no end.
    public let until: CivilDay?
    /// The days of the week on which it holds, such as `mon`.
    public let weekdays: [Weekday]
    /// The hours of these days; nil for all.
    public let hours: ClockHours?
    public let createdAt: Date
}

/// Hours of a day, on the school's clocks.
public struct ClockHours: Codable, Equatable, Sendable {
    public let from: ClockTime
    /// From then on they are over; `24:00` is the end of the day.
    public let until: ClockTime
}

/// Whose a clearance is: one of a person, by e-mail address or number, and a group, by name or number.
public struct ClearanceHolder: Codable, Equatable, Sendable {
    public let email: String?
    public let personID: Int64?
    public let groupName: String?
    public let groupID: Int64?
}

/// Lets people and groups into a room whatever their security level, or takes that back. It counts at the next attempt.
public struct EditClearance: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditClearance

    public let roomNumber: String
    /// At most 100. What is given takes the place of what the same holder had for the room.
    public let add: [ClearanceHolder]?
    /// At most 100.
    public let remove: [ClearanceHolder]?
    /// The first day of what is added; it begins at once if absent.
    public let from: CivilDay?
    /// The last day of what is added; it has no end if absent.
    public let until: CivilDay?
    /// The days of the week on which what is added holds, such as `mon`; all of them if absent.
    public let weekdays: [Weekday]?
    /// The hours of these days in which it holds; all of them if absent.
    public let hours: ClockHours?

    /// A stolen session is to let no person in.
    public var needsConfirmation: Bool { !(add ?? []).isEmpty }
}

/// Clearances, by room and by name of who has them.
public struct GetClearances: Request, ListRequest {
    public static let type = RequestType.adminGetClearances

    /// Only those of this room.
    public let roomNumber: String?
    /// Only those of this person, their groups' among them.
    public let personID: Int64?
    /// Only those whose room, group, person's name or address holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let clearances: [ClearanceRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}
