public import Foundation

/// How many people are in each room of a zone, or in one room: now, and at instants a step apart.
///
/// Counts only people whom the caller may see. Of a zone that is not theirs, staff are told the rooms in which a person
/// of their groups is or was.
public struct GetOccupancy: Request {
    public static let type = RequestType.adminGetOccupancy

    /// Its rooms in use; or `room_number`.
    public let zoneName: String?
    public let roomNumber: String?
    /// The first instant. Without it, a day before `to`.
    public let from: Date?
    /// The last instant is not after it, nor after now. Without it, now.
    public let to: Date?
    /// Seconds from one instant to the next, 1…86,400; without it, 300 for a room and 3,600 for a zone. All rooms
    /// together have at most 2,000 instants.
    public let step: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let at: Date
        /// By number.
        public let rooms: [OccupancyRecord]
    }
}

/// How many people are in a room, and were.
public struct OccupancyRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let zoneName: String
    /// How many are believed to be there now.
    public let present: Int
    /// Of how many nothing reliable is known now, but that they were last here.
    public let unknown: Int
    /// By the record of visits, the oldest instant first.
    public let series: [OccupancyPoint]
}

/// How many people were in a room at an instant.
public struct OccupancyPoint: Codable, Equatable, Sendable {
    public let at: Date
    public let present: Int
    /// Of how many nothing reliable was known but that they were last here, less than a day before.
    public let unknown: Int
}
