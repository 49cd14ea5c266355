public import Foundation

/// A bookable room, and whether it is free at the requested time.
public struct FreeRoomRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let zoneName: String
    public let description: String?
    /// The purpose of the room, such as `lab`.
    public let roomType: String?
    /// The number of people that it holds; nil if not specified.
    public let capacity: Int?
    /// When it may be booked, on the school's clocks; nil for always.
    public let bookingHours: [HoursRecord]?
    /// Whether the caller is among those who may book it.
    public let mayBook: Bool
    /// Whether it is free for the whole requested period, and that period lies within its booking hours.
    public let free: Bool
    /// When the first obstacle to the booking ends; nil if there is none.
    public let takenUntil: Date?
    /// The periods within that time in which it is taken, in order; at most 500 for each room.
    public var taken: [TakenRecord] = []
}
