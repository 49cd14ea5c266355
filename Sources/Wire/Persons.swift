public import Vocabulary

/// A person as an admin sees them.
public struct PersonRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// 0…9: opens the locks of rooms that require no more.
    public let securityLevel: Int
    /// The badges carried now.
    public let badges: [BadgeRecord]
    /// Whether they can no longer log in.
    public let disabled: Bool

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case securityLevel = "security_level"
        case badges
        case disabled
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        securityLevel: Int = 0, badges: [BadgeRecord], disabled: Bool = false
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.classification = classification
        self.securityLevel = securityLevel
        self.badges = badges
        self.disabled = disabled
    }
}

/// People of every classification, found by `search` and in pages.
public struct GetPersons: Request, ListRequest {
    public static let type = RequestType.adminGetPersons

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
        public let persons: [PersonRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(persons: [PersonRecord], total: Int) {
            self.persons = persons
            self.total = total
        }
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

    enum CodingKeys: String, CodingKey {
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
        case classification
        case securityLevel = "security_level"
    }

    public init(
        email: String, firstName: String, lastName: String, password: String? = nil,
        classification: Classification, securityLevel: Int? = nil
    ) {
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.password = password
        self.classification = classification
        self.securityLevel = securityLevel
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

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
        case classification
        case securityLevel = "security_level"
        case disabled
        case removeTOTP = "remove_totp"
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil,
        password: String? = nil, classification: Classification? = nil, securityLevel: Int? = nil,
        disabled: Bool? = nil, removeTOTP: Bool? = nil
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.password = password
        self.classification = classification
        self.securityLevel = securityLevel
        self.disabled = disabled
        self.removeTOTP = removeTOTP
    }
}

/// Erases a person: the account, and every trace of where they were.
public struct DeletePerson: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeletePerson

    public let personID: Int64

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
    }

    public init(personID: Int64) {
        self.personID = personID
    }
}
