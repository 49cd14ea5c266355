public import Foundation

/// A room as an admin sees it.
public struct RoomRecord: Codable, Equatable, Sendable {
    public let roomID: Int64
    public let roomNumber: String
    public let description: String?
    public let zoneName: String
    /// Set once the room is no longer in use; its history stays.
    public let retiredAt: Date?

    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
        case roomNumber = "room_number"
        case description
        case zoneName = "zone_name"
        case retiredAt = "retired_at"
    }

    public init(
        roomID: Int64, roomNumber: String, description: String? = nil, zoneName: String, retiredAt: Date? = nil
    ) {
        self.roomID = roomID
        self.roomNumber = roomNumber
        self.description = description
        self.zoneName = zoneName
        self.retiredAt = retiredAt
    }
}
