/// Somebody who belongs to a group.
public struct MemberRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
    }

    public init(personID: Int64, email: String, firstName: String, lastName: String, classification: Classification) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.classification = classification
    }
}
