/// What a student may see of themselves.
public struct StudentInfo: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    public let location: LocationRecord
    public let badges: [BadgeRecord]

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case location
        case badges
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        location: LocationRecord, badges: [BadgeRecord]
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.classification = classification
        self.location = location
        self.badges = badges
    }
}
