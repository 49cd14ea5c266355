public import Foundation
public import Vocabulary

/// A room as an admin sees it.
public struct RoomRecord: Codable, Equatable, Sendable {
    public let roomID: Int64
    public let roomNumber: String
    public let description: String?
    public let zoneName: String
    /// The security level from which a person can open its locks; nil if no level suffices.
    public let requiredLevel: Int?
    /// The purpose of the room, such as `lab`.
    public let roomType: String?
    /// The number of people that it holds.
    public let capacity: Int?
    /// The classifications that may book it; empty if it cannot be booked.
    public var bookableBy: [Classification] = []
    /// When it may be booked, on the school's clocks; nil for always.
    public let bookingHours: [HoursRecord]?
    /// When the room was taken out of use; its history is kept.
    public let retiredAt: Date?
}

/// Rooms, found by `search` and in pages.
public struct GetRooms: Request, ListRequest {
    public static let type = RequestType.adminGetRooms
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let rooms: [RoomRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Creates a room in a zone.
public struct CreateRoom: Request {
    public static let type = RequestType.adminCreateRoom
    public static let callers: Callers = .admin

    public let roomNumber: String
    public let zoneName: String
    public let description: String?
    /// The security level from which a person can open its locks, 0…9. If absent, no level suffices.
    public let requiredLevel: Int?
    /// The purpose of the room, such as `lab`; 1…40 characters.
    public let roomType: String?
    /// The number of people that it holds, 1…10,000.
    public let capacity: Int?
    /// The classifications that may book it; none if absent.
    public let bookableBy: [Classification]?
    /// When it may be booked, on the school's clocks, at most 20 periods; always if absent.
    public let bookingHours: [HoursRecord]?

    public struct Reply: Codable, Sendable {
        public let roomID: Int64
    }
}

/// Changes the given values and leaves the others unchanged.
public struct EditRoom: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditRoom
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .sometimes("with `required_level` or `bookable_by`")

    public let roomID: Int64
    public let roomNumber: String?
    public let zoneName: String?
    public let description: String?
    /// The security level from which a person can open its locks, 0…9.
    public let requiredLevel: Int?
    /// The purpose of the room, such as `lab`; 1…40 characters.
    public let roomType: String?
    /// The number of people that it holds, 1…10,000.
    public let capacity: Int?
    /// The classifications that may book it from now on; empty if it cannot be booked. Existing bookings stay.
    public let bookableBy: [Classification]?
    /// When it may be booked, on the school's clocks, at most 20 periods; empty for always. Existing bookings stay.
    public let bookingHours: [HoursRecord]?
    /// Removes the named values: `required_level`, `room_type`, `capacity` or `booking_hours`.
    public let without: [RoomMember]?

    /// A stolen session must not be able to grant access: the booker of a room may unlock it.
    public var needsConfirmation: Bool { requiredLevel != nil || bookableBy != nil }
}

/// A value that can be removed from a room.
public enum RoomMember: String, CaseIterable, WireEnum {
    case requiredLevel = "required_level"
    case roomType = "room_type"
    case capacity
    case bookingHours = "booking_hours"
}

/// Deletes a room, or retires it if it has history.
public struct DeleteRoom: Request {
    public static let type = RequestType.adminDeleteRoom
    public static let callers: Callers = .admin

    public let roomID: Int64

    public struct Reply: Codable, Sendable {
        /// True if it has history and was therefore retired instead of deleted.
        public let retired: Bool
    }
}
