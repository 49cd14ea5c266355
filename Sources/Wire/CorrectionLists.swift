public import Foundation
public import Vocabulary

/// What somebody said of where a person is or was, and what that replaced.
public struct CorrectionRecord: Codable, Equatable, Sendable {
    public let correctionID: Int64
    public let kind: CorrectionKind
    /// What it says: where they were; nil where they were nowhere.
    public let roomNumber: String?
    public let enteredAt: Date?
    /// Until when; nil while it counts.
    public let leftAt: Date?
    /// What was shown before, of a word on where somebody is; nil of somebody never heard.
    public let oldState: WhereaboutsState?
    public let oldRoomNumber: String?
    /// The visits as they were before, the earliest first.
    public let replaced: [ReplacedVisitRecord]
    /// Whether it counts now in place of what receivers hear.
    public let standing: Bool
    public let reason: String?
    /// Who said it, by name; nil where they were erased.
    public let saidBy: String?
    public let saidAt: Date
    /// When the server had it.
    public let receivedAt: Date

    enum CodingKeys: String, CodingKey {
        case kind, replaced, standing, reason
        case correctionID = "correction_id"
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case oldState = "old_state"
        case oldRoomNumber = "old_room_number"
        case saidBy = "said_by"
        case saidAt = "said_at"
        case receivedAt = "received_at"
    }

    public init(
        correctionID: Int64, kind: CorrectionKind, roomNumber: String? = nil, enteredAt: Date? = nil,
        leftAt: Date? = nil, oldState: WhereaboutsState? = nil, oldRoomNumber: String? = nil,
        replaced: [ReplacedVisitRecord] = [], standing: Bool = false, reason: String? = nil, saidBy: String? = nil,
        saidAt: Date, receivedAt: Date
    ) {
        self.correctionID = correctionID
        self.kind = kind
        self.roomNumber = roomNumber
        self.enteredAt = enteredAt
        self.leftAt = leftAt
        self.oldState = oldState
        self.oldRoomNumber = oldRoomNumber
        self.replaced = replaced
        self.standing = standing
        self.reason = reason
        self.saidBy = saidBy
        self.saidAt = saidAt
        self.receivedAt = receivedAt
    }
}

/// A visit as it was before a correction.
public struct ReplacedVisitRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let roomNumber: String
    public let enteredAt: Date
    /// Nil where it still lasted.
    public let leftAt: Date?
    /// What it rested on. Nil where that was not kept.
    public let source: VisitSource?

    enum CodingKeys: String, CodingKey {
        case source
        case visitID = "visit_id"
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
    }

    public init(
        visitID: Int64, roomNumber: String, enteredAt: Date, leftAt: Date? = nil, source: VisitSource? = nil
    ) {
        self.visitID = visitID
        self.roomNumber = roomNumber
        self.enteredAt = enteredAt
        self.leftAt = leftAt
        self.source = source
    }
}

/// What was said of where a person is and was, the last one said first. Staff are shown what concerns their zones and
/// no others, and what names no room where they see the person now.
public struct GetCorrections: Request, ListRequest {
    public static let type = RequestType.adminGetCorrections

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Only what says something of the time from then on.
    public let from: Date?
    /// Only what says something of the time until then.
    public let to: Date?
    public let page: Int?
    public let pageSize: Int?

    /// Nothing is searched for.
    public var search: String? { nil }

    enum CodingKeys: String, CodingKey {
        case email, from, to, page
        case personID = "person_id"
        case pageSize = "page_size"
    }

    public init(
        email: String? = nil, personID: Int64? = nil, from: Date? = nil, to: Date? = nil, page: Int? = nil,
        pageSize: Int? = nil
    ) {
        self.email = email
        self.personID = personID
        self.from = from
        self.to = to
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let corrections: [CorrectionRecord]
        public let total: Int

        public init(corrections: [CorrectionRecord], total: Int) {
            self.corrections = corrections
            self.total = total
        }
    }
}
