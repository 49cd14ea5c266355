/// Students, found by `search` and in pages.
public struct GetStudents: Request, ListRequest {
    public static let type = RequestType.adminGetStudents

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search, page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    public struct Reply: Codable, Sendable {
        public let students: [PersonRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(students: [PersonRecord], total: Int) {
            self.students = students
            self.total = total
        }
    }
}

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

/// Changes what is given of a student and leaves the rest.
public struct EditStudent: Request {
    public typealias Reply = EmptyReply

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

/// Erases a student: the account, and every trace of where they were.
public struct DeleteStudent: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteStudent

    public let personID: Int64

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
    }

    public init(personID: Int64) {
        self.personID = personID
    }
}
