public import Devices
public import Foundation
public import Vocabulary

/// A room as an admin sees it.
public struct RoomRecord: Codable, Equatable, Sendable {
    public let roomID: Int64
    public let roomNumber: String
    public let description: String?
    public let zoneName: String
    /// A person who has this security level or more opens its locks; nil if no level does.
    public let requiredLevel: Int?
    /// What it is for, such as `lab`.
    public let roomType: String?
    /// How many people it holds.
    public let capacity: Int?
    /// Who may book it; none if no person may.
    public var bookableBy: [Classification] = []
    /// When it may be booked, on the school's clocks; nil for always.
    public let bookingHours: [HoursRecord]?
    /// Set once the room is no longer in use; its history stays.
    public let retiredAt: Date?
}

/// Hours of some days of the week, on the school's clocks.
public struct HoursRecord: Codable, Equatable, Sendable {
    /// Such as `mon`; all of them if absent or empty.
    public let weekdays: [Weekday]?
    public let from: ClockTime
    /// From then on it is over; `24:00` is the end of the day.
    public let until: ClockTime
}

/// Rooms, found by `search` and in pages.
public struct GetRooms: Request, ListRequest {
    public static let type = RequestType.adminGetRooms

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let rooms: [RoomRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Makes a room in a zone.
public struct CreateRoom: Request {
    public static let type = RequestType.adminCreateRoom

    public let roomNumber: String
    public let zoneName: String
    public let description: String?
    /// 0…9: a person who has this security level or more opens its locks. No level does if absent.
    public let requiredLevel: Int?
    /// What it is for, such as `lab`; 1…40 characters.
    public let roomType: String?
    /// How many people it holds, 1…10,000.
    public let capacity: Int?
    /// Who may book it; no person if absent.
    public let bookableBy: [Classification]?
    /// When it may be booked, on the school's clocks, at most 20 spans; always if absent.
    public let bookingHours: [HoursRecord]?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let roomID: Int64
    }
}

/// Changes what is given and leaves the rest.
public struct EditRoom: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditRoom

    public let roomID: Int64
    public let roomNumber: String?
    public let zoneName: String?
    public let description: String?
    /// 0…9: a person who has this security level or more opens its locks.
    public let requiredLevel: Int?
    /// What it is for, such as `lab`; 1…40 characters.
    public let roomType: String?
    /// How many people it holds, 1…10,000.
    public let capacity: Int?
    /// Who may book it from now on; with none of them no person may. What is booked stays.
    public let bookableBy: [Classification]?
    /// When it may be booked, on the school's clocks, at most 20 spans; with none of them always. What is booked stays.
    public let bookingHours: [HoursRecord]?
    /// Takes away what is named: `required_level`, `room_type`, `capacity` or `booking_hours`.
    public let without: [RoomMember]?

    /// A stolen session is to let no person in: who books a room may unlock it.
    public var needsConfirmation: Bool { requiredLevel != nil || bookableBy != nil }
}

/// What a room need not have.
public enum RoomMember: String, CaseIterable, WireEnum {
    case requiredLevel = "required_level"
    case roomType = "room_type"
    case capacity
    case bookingHours = "booking_hours"
}

/// Deletes a room, or retires it where it has history.
public struct DeleteRoom: Request {
    public static let type = RequestType.adminDeleteRoom

    public let roomID: Int64

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// True if it has history, so that it was taken out of use rather than deleted.
        public let retired: Bool
    }
}
