/// Makes an account for a student.
public struct CreateStudent: Request {
    public static let type = RequestType.adminCreateStudent

    public let email: String
    public let firstName: String
    public let lastName: String
    /// 8…256 characters, to be changed at the first login; without one the person takes the account over with the code
    /// of `admin.issue_claim_code`.
    public let password: String?

    public var needsConfirmation: Bool { password != nil }

    enum CodingKeys: String, CodingKey {
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
    }

    public init(email: String, firstName: String, lastName: String, password: String? = nil) {
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.password = password
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let personID: Int64

        enum CodingKeys: String, CodingKey {
            case personID = "person_id"
        }

        public init(personID: Int64) {
            self.personID = personID
        }
    }
}
