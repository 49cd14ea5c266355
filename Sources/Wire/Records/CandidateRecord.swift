public import Foundation

/// A room that comes into question.
public struct CandidateRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    /// 0…1, by all that was heard so far.
    public let chance: Double
    /// Since when another room than the believed one has come into question.
    public let since: Date?

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case chance
        case since
    }

    public init(roomNumber: String, chance: Double, since: Date? = nil) {
        self.roomNumber = roomNumber
        self.chance = chance
        self.since = since
    }
}
