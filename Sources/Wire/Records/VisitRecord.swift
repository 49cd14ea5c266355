public import Foundation

/// What somebody's being in a room rests on.
public enum VisitSource: String, Word {
    case scanner
    /// Nothing but the person's own client, which can say what it likes.
    case client
}

/// A person in a room from one instant to another.
public struct VisitRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let roomNumber: String
    public let zoneName: String
    public let enteredAt: Date
    /// Nil while the visit lasts.
    public let leftAt: Date?
    public let endReason: VisitEnd?
    /// What it rests on. Nil where that was not kept yet.
    public let source: VisitSource?

    enum CodingKeys: String, CodingKey {
        case visitID = "visit_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case endReason = "end_reason"
        case source
    }

    public init(
        visitID: Int64, roomNumber: String, zoneName: String, enteredAt: Date, leftAt: Date? = nil,
        endReason: VisitEnd? = nil, source: VisitSource? = nil
    ) {
        self.visitID = visitID
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.enteredAt = enteredAt
        self.leftAt = leftAt
        self.endReason = endReason
        self.source = source
    }
}
