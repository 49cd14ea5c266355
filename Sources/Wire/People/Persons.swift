public import Vocabulary

/// A person as an admin sees them.
public struct PersonRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// 0…9: opens the locks of rooms that require at most this level.
    public var securityLevel: Int = 0
    /// The badges that the person carries now.
    public let badges: [BadgeRecord]
    /// Whether they can no longer log in.
    public var disabled: Bool = false
}

/// People of every classification, found by `search` and in pages.
public struct GetPersons: Request, ListRequest {
    public static let type = RequestType.adminGetPersons
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let persons: [PersonRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Creates an account for a person of any classification.
public struct CreatePerson: Request {
    public static let type = RequestType.adminCreatePerson
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let email: String
    public let firstName: String
    public let lastName: String
    /// 8…256 characters, to be changed at the first login. If absent, the person takes over the account with the code
    /// of `admin.issue_claim_code`.
    public let password: String?
    public let classification: Classification
    /// 0…9: opens the locks of rooms that require at most this level. 0 if absent.
    public let securityLevel: Int?

    public struct Reply: Codable, Sendable {
        public let personID: Int64
    }
}

/// Changes the given values of a person and leaves the others unchanged.
public struct EditPerson: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditPerson
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let personID: Int64
    /// An admin's own address can only be changed by another admin.
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// 8…256 characters. The person must change it at the next login; their sessions end. Admins change their own only
    /// with `universal.change_password`.
    public let password: String?
    /// A different classification ends their sessions.
    public let classification: Classification?
    /// 0…9: opens the locks of rooms that require at most this level. A change applies from the next attempt.
    public let securityLevel: Int?
    /// Whether the person can no longer log in; true ends their sessions.
    public let disabled: Bool?
    /// True removes one-time codes for a person who has lost the authenticator. Admins remove their own only with
    /// `universal.remove_totp`.
    public let removeTOTP: Bool?
}

/// Erases a person: the account, and every record of where they were.
public struct DeletePerson: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeletePerson
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let personID: Int64
}
