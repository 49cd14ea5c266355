public import Foundation

/// The number of people in each room of a zone, or in one room: now, and at instants at equal intervals.
///
/// Only people whom the caller may see are counted. For a zone that is not theirs, staff see only the rooms in which a
/// member of their groups is or was.
public struct GetOccupancy: Request {
    public static let type = RequestType.adminGetOccupancy
    public static let callers: Callers = [.admin, .staff]

    /// The zone, all rooms of which in use are returned; or `room_number`.
    public let zoneName: String?
    public let roomNumber: String?
    /// The first instant; a day before `to` if absent.
    public let from: Date?
    /// The latest possible instant, limited to now; now if absent.
    public let to: Date?
    /// Seconds from one instant to the next, 1…86,400; if absent, 300 for a room and 3,600 for a zone. At most 2,000
    /// instants for all rooms together.
    public let step: Int?

    public struct Reply: Codable, Sendable {
        public let at: Date
        /// Ordered by number.
        public let rooms: [OccupancyRecord]
    }
}

/// The number of people in a room, now and in the past.
public struct OccupancyRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let zoneName: String
    /// The number of people believed to be there now.
    public let present: Int
    /// The number of people whose whereabouts are now unknown and who were last in this room.
    public let unknown: Int
    /// The numbers by the record of visits, earliest instant first.
    public let series: [OccupancyPoint]
}

/// The number of people in a room at an instant.
public struct OccupancyPoint: Codable, Equatable, Sendable {
    public let at: Date
    public let present: Int
    /// The number of people whose whereabouts were unknown and who had last been in this room, less than a day before.
    public let unknown: Int
}
