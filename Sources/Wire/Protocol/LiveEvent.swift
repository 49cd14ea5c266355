public import Foundation
public import Vocabulary

/// One change of a person's whereabouts, as `GET /events` sends it.
public struct LiveEvent: Codable, Equatable, Sendable {
    /// Rises with time; what a client gives back as `Last-Event-ID`.
    public let eventID: Int64
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let state: WhereaboutsState
    public let roomNumber: String?
    public let zoneName: String?
    /// Where they were before. Staff are not told of rooms outside their zones, but of the people of their groups.
    public let previousRoomNumber: String?
    public let previousZoneName: String?
    /// When this state began.
    public let since: Date
    /// When it was decided, and shown.
    public let decidedAt: Date
    /// What holds a person who is present. Nil if no person is, and where that was not kept yet.
    public let source: VisitSource?
    /// 0…1: the share of the evidence that speaks for this room. Nil if a person said it.
    public let confidence: Double?
    /// Who said so, by name; nil if no person did, or they were erased.
    public let saidBy: String?
}
