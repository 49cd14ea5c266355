public import Foundation

/// Who is in a room, now or at an instant in the past.
public struct GetRoomOccupants: Request {
    public static let type = RequestType.adminGetRoomOccupants

    public let roomNumber: String
    public let at: Date?

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case at
    }

    public init(roomNumber: String, at: Date? = nil) {
        self.roomNumber = roomNumber
        self.at = at
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let roomNumber: String
        public let at: Date
        public let people: [OccupantRecord]

        enum CodingKeys: String, CodingKey {
            case roomNumber = "room_number"
            case at
            case people
        }

        public init(roomNumber: String, at: Date, people: [OccupantRecord]) {
            self.roomNumber = roomNumber
            self.at = at
            self.people = people
        }
    }
}
