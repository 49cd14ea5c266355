public import Vocabulary

/// A person as an admin sees them.
public struct PersonRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// 0…9: opens the locks of rooms that require no more.
    public var securityLevel: Int = 0
    /// The badges carried now.
    public let badges: [BadgeRecord]
    /// Whether they can no longer log in.
    public var disabled: Bool = false
}

/// People of every classification, found by `search` and in pages.
public struct GetPersons: Request, ListRequest {
    public static let type = RequestType.adminGetPersons

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let persons: [PersonRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Makes an account for a person of any classification.
public struct CreatePerson: Request {
    public static let type = RequestType.adminCreatePerson

    public let email: String
    public let firstName: String
    public let lastName: String
    /// 8…256 characters, to be changed at the first login; without one the person takes the account over with the code
    /// of `admin.issue_claim_code`.
    public let password: String?
    public let classification: Classification
    /// 0…9: opens the locks of rooms that require no more. 0 if absent.
    public let securityLevel: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let personID: Int64
    }
}

/// Changes what is given of a person and leaves the rest.
public struct EditPerson: Request {
    public typealias Reply = EmptyReply

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
    /// 0…9: opens the locks of rooms that require no more. Another one counts at the next attempt.
    public let securityLevel: Int?
    /// Whether the person can no longer log in; true ends their sessions.
    public let disabled: Bool?
    /// True takes one-time codes away from a person who has lost what makes them. An admin removes their own with
    /// `universal.remove_totp` alone.
    public let removeTOTP: Bool?
}

/// Erases a person: the account, and every trace of where they were.
public struct DeletePerson: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeletePerson

    public let personID: Int64
}
