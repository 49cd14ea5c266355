public import Foundation
public import Vocabulary

/// A change of a person's whereabouts, as sent by `GET /events`.
public struct LiveEvent: Codable, Equatable, Sendable {
    /// Rises with time; a client sends it back as `Last-Event-ID`.
    public let eventID: Int64
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let state: WhereaboutsState
    public let roomNumber: String?
    public let zoneName: String?
    /// The previous room. Staff receive only rooms in their zones, except for the people in their groups.
    public let previousRoomNumber: String?
    public let previousZoneName: String?
    /// When this state began.
    public let since: Date
    /// When it was determined and shown.
    public let decidedAt: Date
    /// The source of the presence. Nil if the person is not present, or if it was not recorded.
    public let source: VisitSource?
    /// 0…1: the share of the evidence that supports this room. Nil if a person stated it.
    public let confidence: Double?
    /// The name of the person who stated it; nil if no person did, or if that person was erased.
    public let saidBy: String?
}
