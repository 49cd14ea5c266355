public import Foundation
public import Vocabulary

/// A roll-call: everybody is to be seen in person.
public struct MusterRecord: Codable, Equatable, Sendable {
    public let musterID: Int64
    public let name: String
    public let startedAt: Date
    /// Nil while it is in progress.
    public let closedAt: Date?

    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
        case name
        case startedAt = "started_at"
        case closedAt = "closed_at"
    }

    public init(musterID: Int64, name: String, startedAt: Date, closedAt: Date? = nil) {
        self.musterID = musterID
        self.name = name
        self.startedAt = startedAt
        self.closedAt = closedAt
    }
}

/// One person on the muster list.
public struct MusterLineRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// `unknown` for somebody never heard.
    public let state: WhereaboutsState
    /// Where they are, or where they were last known to be.
    public let roomNumber: String?
    public let zoneName: String?
    /// When they were last heard.
    public let heardAt: Date?
    /// How old that knowledge is, in seconds.
    public let age: Double?
    /// What their latest visit rests on. Nil where that was not kept yet.
    public let source: VisitSource?
    /// Whether somebody has seen them in person since the muster began.
    public let accountedFor: Bool
    /// When that was last said.
    public let tickedAt: Date?

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case state
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case heardAt = "heard_at"
        case age
        case source
        case accountedFor = "accounted_for"
        case tickedAt = "ticked_at"
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        state: WhereaboutsState, roomNumber: String? = nil, zoneName: String? = nil, heardAt: Date? = nil,
        age: Double? = nil, source: VisitSource? = nil, accountedFor: Bool, tickedAt: Date? = nil
    ) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.classification = classification
        self.state = state
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.heardAt = heardAt
        self.age = age
        self.source = source
        self.accountedFor = accountedFor
        self.tickedAt = tickedAt
    }
}

/// What to do about the roll-call.
public enum MusterAction: String, Word {
    case start, tick, close
}

/// The muster list: everybody with the last known room, how old that knowledge is, and whether they were seen in
/// person. Those not accounted for come first. All staff see the whole list; each look is audited. Without a page and
/// a page's size the whole of it comes back: nobody is cut off in an emergency.
public struct GetMuster: Request, ListRequest {
    public static let type = RequestType.adminGetMuster

    /// Only people whose names or address hold this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let at: Date
        /// The roll-call in progress.
        public let muster: MusterRecord?
        /// How many were seen in person, on this page and on the others.
        public let accountedFor: Int
        public let people: [MusterLineRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        enum CodingKeys: String, CodingKey {
            case at
            case muster
            case accountedFor = "accounted_for"
            case people
            case total
        }

        public init(
            at: Date, muster: MusterRecord? = nil, accountedFor: Int, people: [MusterLineRecord], total: Int
        ) {
            self.at = at
            self.muster = muster
            self.accountedFor = accountedFor
            self.people = people
            self.total = total
        }
    }
}

/// Takes part in the roll-call that is in progress, or starts or closes it.
///
/// `start` takes `name`; `tick` takes a person, and `accounted_for` to take a tick back; `close` takes nothing more.
/// Of two who tick the same person at once, the later one counts.
public struct TickMuster: Request {
    public static let type = RequestType.adminTickMuster

    public let action: MusterAction
    /// What the roll-call is called, 1…100 characters; with `start` only.
    public let name: String?
    /// Who was seen in person: either this or `person_id`; with `tick` only.
    public let email: String?
    public let personID: Int64?
    /// True where it is absent.
    public let accountedFor: Bool?

    enum CodingKeys: String, CodingKey {
        case action
        case name
        case email
        case personID = "person_id"
        case accountedFor = "accounted_for"
    }

    public init(
        action: MusterAction, name: String? = nil, email: String? = nil, personID: Int64? = nil,
        accountedFor: Bool? = nil
    ) {
        self.action = action
        self.name = name
        self.email = email
        self.personID = personID
        self.accountedFor = accountedFor
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let muster: MusterRecord

        public init(muster: MusterRecord) {
            self.muster = muster
        }
    }
}
