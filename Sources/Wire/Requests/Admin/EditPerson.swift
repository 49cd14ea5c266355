/// Changes what is given of a person and leaves the rest.
public struct EditPerson: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditPerson

    public let personID: Int64
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// Ends the sessions of this person.
    public let password: String?
    public let classification: Classification?

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
        case classification
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil,
        password: String? = nil, classification: Classification? = nil
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.password = password
        self.classification = classification
    }
}
