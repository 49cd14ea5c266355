/// Students, found by `search` and in pages.
public struct GetStudents: Request, ListRequest {
    public static let type = RequestType.adminGetStudents
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let students: [PersonRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Creates an account for a student.
public struct CreateStudent: Request {
    public static let type = RequestType.adminCreateStudent
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .sometimes("with `password`")

    public let email: String
    public let firstName: String
    public let lastName: String
    /// 8…256 characters, to be changed at the first login. If absent, the person takes over the account with the code
    /// of `admin.issue_claim_code`.
    public let password: String?

    public var needsConfirmation: Bool { password != nil }

    public struct Reply: Codable, Sendable {
        public let personID: Int64
    }
}

/// Changes the given values of a student and leaves the others unchanged.
public struct EditStudent: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditStudent
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .sometimes("with `password`")

    public let personID: Int64
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// 8…256 characters. The person must change it at the next login; their sessions end. Admins change their own only
    /// with `universal.change_password`.
    public let password: String?
    /// Whether the person can no longer log in; true ends their sessions.
    public let disabled: Bool?

    public var needsConfirmation: Bool { password != nil }
}

/// Erases a student: the account, and every record of where they were.
public struct DeleteStudent: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteStudent
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let personID: Int64
}
