public import Foundation

/// Somebody in the audit. Of a person who was erased only the random number is left.
public struct AuditPartyRecord: Codable, Equatable, Sendable {
    /// Random; it means nothing outside the audit.
    public let subjectID: UUID
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?

    enum CodingKeys: String, CodingKey {
        case subjectID = "subject_id"
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
    }

    public init(
        subjectID: UUID, personID: Int64? = nil, email: String? = nil, firstName: String? = nil, lastName: String? = nil
    ) {
        self.subjectID = subjectID
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
    }
}
