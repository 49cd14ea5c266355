public import Foundation
public import Vocabulary

/// One change of somebody's whereabouts, as `GET /events` sends it.
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
    /// What holds somebody who is present. Nil where nobody is, and where that was not kept yet.
    public let source: VisitSource?
    /// 0…1: the share of the evidence that speaks for this room. Nil where a person said it.
    public let confidence: Double?
    /// Who said so, by name; nil where nobody did, or they were erased.
    public let saidBy: String?

    enum CodingKeys: String, CodingKey {
        case eventID = "event_id"
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case state
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case previousRoomNumber = "previous_room_number"
        case previousZoneName = "previous_zone_name"
        case since
        case decidedAt = "decided_at"
        case source, confidence
        case saidBy = "said_by"
    }

    public init(
        eventID: Int64, personID: Int64, email: String, firstName: String, lastName: String,
        state: WhereaboutsState, roomNumber: String? = nil, zoneName: String? = nil,
        previousRoomNumber: String? = nil, previousZoneName: String? = nil, since: Date, decidedAt: Date,
        source: VisitSource? = nil, confidence: Double? = nil, saidBy: String? = nil
    ) {
        self.eventID = eventID
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.state = state
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.previousRoomNumber = previousRoomNumber
        self.previousZoneName = previousZoneName
        self.since = since
        self.decidedAt = decidedAt
        self.source = source
        self.confidence = confidence
        self.saidBy = saidBy
    }
}
