public import Foundation

/// How many people are in each room of a zone, or in one room: now, and at instants a step apart.
///
/// Counts only people whom the caller may see. Of a zone that is not theirs, staff are told the rooms in which somebody
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

    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case roomNumber = "room_number"
        case from, to, step
    }

    public init(
        zoneName: String? = nil, roomNumber: String? = nil, from: Date? = nil, to: Date? = nil, step: Int? = nil
    ) {
        self.zoneName = zoneName
        self.roomNumber = roomNumber
        self.from = from
        self.to = to
        self.step = step
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let at: Date
        /// By number.
        public let rooms: [OccupancyRecord]

        public init(at: Date, rooms: [OccupancyRecord]) {
            self.at = at
            self.rooms = rooms
        }
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

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case present, unknown, series
    }

    public init(roomNumber: String, zoneName: String, present: Int, unknown: Int, series: [OccupancyPoint]) {
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.present = present
        self.unknown = unknown
        self.series = series
    }
}

/// How many people were in a room at an instant.
public struct OccupancyPoint: Codable, Equatable, Sendable {
    public let at: Date
    public let present: Int
    /// Of how many nothing reliable was known but that they were last here, less than a day before.
    public let unknown: Int

    public init(at: Date, present: Int, unknown: Int) {
        self.at = at
        self.present = present
        self.unknown = unknown
    }
}
