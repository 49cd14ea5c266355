/// Changes what is given of a student and leaves the rest.
public struct EditStudent: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditStudent

    public let personID: Int64
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// 8…256 characters. The person has to change it at the next login; their sessions end. An admin's own is changed
    /// with `universal.change_password` alone.
    public let password: String?
    /// Whether the person can no longer log in; true ends their sessions.
    public let disabled: Bool?

    public var needsConfirmation: Bool { password != nil }

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
        case disabled
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil,
        password: String? = nil, disabled: Bool? = nil
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.password = password
        self.disabled = disabled
    }
}
