public import Foundation

/// One person on the muster list.
public struct MusterLineRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// `unknown` for somebody never heard.
    public let state: WhereaboutsState
    /// Where they are, or where they were last known to be.
    public let roomNumber: String?
    public let zoneName: String?
    /// When they were last heard.
    public let heardAt: Date?
    /// How old that knowledge is, in seconds.
    public let age: Double?
    /// What their latest visit rests on. Nil where that was not kept yet.
    public let source: VisitSource?
    /// Whether somebody has seen them in person since the muster began.
    public let accountedFor: Bool
    /// When that was last said.
    public let tickedAt: Date?

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case state
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case heardAt = "heard_at"
        case age
        case source
        case accountedFor = "accounted_for"
        case tickedAt = "ticked_at"
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        state: WhereaboutsState, roomNumber: String? = nil, zoneName: String? = nil, heardAt: Date? = nil,
        age: Double? = nil, source: VisitSource? = nil, accountedFor: Bool, tickedAt: Date? = nil
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.classification = classification
        self.state = state
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.heardAt = heardAt
        self.age = age
        self.source = source
        self.accountedFor = accountedFor
        self.tickedAt = tickedAt
    }
}
