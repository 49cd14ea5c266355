/// A person as an admin sees them.
public struct PersonRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// The badges carried now.
    public let badges: [BadgeRecord]
    /// Whether they can no longer log in.
    public let disabled: Bool

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case badges
        case disabled
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        badges: [BadgeRecord], disabled: Bool = false
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.classification = classification
        self.badges = badges
        self.disabled = disabled
    }
}
