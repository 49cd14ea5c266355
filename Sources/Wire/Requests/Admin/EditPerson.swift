/// Changes what is given of a person and leaves the rest.
public struct EditPerson: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditPerson

    public let personID: Int64
    /// An admin's own is changed by another admin.
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// 8…256 characters. The person has to change it at the next login; their sessions end. An admin's own is changed
    /// with `universal.change_password` alone.
    public let password: String?
    /// Another one than before ends their sessions.
    public let classification: Classification?
    /// Whether the person can no longer log in; true ends their sessions.
    public let disabled: Bool?
    /// True takes one-time codes away from a person who has lost what makes them. An admin removes their own with
    /// `universal.remove_totp` alone.
    public let removeTOTP: Bool?

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
        case classification
        case disabled
        case removeTOTP = "remove_totp"
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil,
        password: String? = nil, classification: Classification? = nil, disabled: Bool? = nil,
        removeTOTP: Bool? = nil
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.password = password
        self.classification = classification
        self.disabled = disabled
        self.removeTOTP = removeTOTP
    }
}
