/// Changes what is given of a student and leaves the rest.
public struct EditStudent: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditStudent

    public let personID: Int64
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// Ends the sessions of this person.
    public let password: String?

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil,
        password: String? = nil
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.password = password
    }
}
