public import Foundation

/// A person in a room from one instant to another.
public struct VisitRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let roomNumber: String
    public let zoneName: String
    public let enteredAt: Date
    /// Nil while the visit lasts.
    public let leftAt: Date?
    public let endReason: VisitEnd?

    enum CodingKeys: String, CodingKey {
        case visitID = "visit_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case endReason = "end_reason"
    }

    public init(
        visitID: Int64, roomNumber: String, zoneName: String, enteredAt: Date, leftAt: Date? = nil,
        endReason: VisitEnd? = nil
    ) {
        self.visitID = visitID
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.enteredAt = enteredAt
        self.leftAt = leftAt
        self.endReason = endReason
    }
}
