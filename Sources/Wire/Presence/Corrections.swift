public import Foundation
public import Vocabulary

/// States where a person is, overriding what receivers hear.
///
/// The statement applies to whereabouts, muster, events and visits, for at most 12 hours and also while nothing is
/// heard. It ends earlier if a new statement is made, or if receivers find the person's badge or client in a room other
/// than the one in which it was believed to be when the statement was made. It also ends if the badge or client was
/// heard after the statement and is then no longer heard anywhere. The `idempotency_key` is stored with the correction,
/// for as long as the correction exists.
///
/// A delayed statement determines where the person was until receivers found them elsewhere, or until the time of a
/// later statement. It is refused with `conflict` if that is already the time at which it was made, or if a statement
/// by staff would change a visit to a zone that they do not see.
public struct CorrectWhereabouts: Request {
    public static let type = RequestType.adminCorrectWhereabouts
    public static let callers: Callers = [.admin, .staff]

    /// The person, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// `present` or `left`.
    public let state: WhereaboutsState
    /// The room in which the person is; only with `present`.
    public let roomNumber: String?
    /// The reason, 1…500 characters.
    public let reason: String?
    /// When the statement was made, by the sender's clock; only together with `sent_at`. Now if absent.
    public let saidAt: Date?
    /// When the request is sent, by the same clock. The difference between the two is the delay.
    public let sentAt: Date?

    public struct Reply: Codable, Equatable, Sendable {
        public let correctionID: Int64
        /// Whether the statement was in force when it arrived: false if the person had moved on since it was made, or
        /// if a later statement exists.
        public let counts: Bool
    }
}

/// Moves, shortens, adds or removes a past visit, with a reason. The old values are kept, and the record of this period
/// is no longer corrected automatically.
///
/// With `visit_id` that visit is changed or removed; without it a visit is added for a person, which requires
/// `room_number`, `entered_at` and `left_at`. Visits from receivers are cut where they overlap the new period; if an
/// earlier correction covers part of it, the request is refused with `conflict`, and that correction must be changed
/// instead. A visit that has not ended is corrected with `admin.correct_whereabouts`. The `idempotency_key` is stored
/// with the correction, for as long as the correction exists.
public struct CorrectVisit: Request {
    public static let type = RequestType.adminCorrectVisit
    public static let callers: Callers = [.admin, .staff]

    public let visitID: Int64?
    /// The person whose visit is added, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// If absent, the room stays unchanged.
    public let roomNumber: String?
    /// If absent, the time stays unchanged.
    public let enteredAt: Date?
    /// If absent, the time stays unchanged.
    public let leftAt: Date?
    /// True if the visit never took place; only with `visit_id` and `reason`.
    public let remove: Bool?
    /// The reason, 1…500 characters.
    public let reason: String
    /// When the statement was made, by the sender's clock; only together with `sent_at`. Now if absent.
    public let saidAt: Date?
    /// When the request is sent, by the same clock.
    public let sentAt: Date?

    public struct Reply: Codable, Equatable, Sendable {
        public let correctionID: Int64
    }
}

/// A statement about where a person is or was, and what it replaced.
public struct CorrectionRecord: Codable, Equatable, Sendable {
    public let correctionID: Int64
    public let kind: CorrectionKind
    /// The room that the correction states; nil if it states that the person was in no room.
    public let roomNumber: String?
    public let enteredAt: Date?
    /// The end of the corrected period; nil while the correction is in force.
    public let leftAt: Date?
    /// For a correction of current whereabouts, the state shown before it; nil if the person was never heard.
    public let oldState: WhereaboutsState?
    public let oldRoomNumber: String?
    /// The visits as they were before, earliest first.
    public var replaced: [ReplacedVisitRecord] = []
    /// Whether it currently overrides what receivers hear.
    public var standing: Bool = false
    public let reason: String?
    /// The name of the person who made the correction; nil if that person was erased.
    public let saidBy: String?
    public let saidAt: Date
    /// When the server received it.
    public let receivedAt: Date
}

/// The corrections of a person's current whereabouts and past visits, latest first. Staff see the corrections that
/// concern only their zones; they see corrections that name no room if they can see the person now.
public struct GetCorrections: Request, ListRequest {
    public static let type = RequestType.adminGetCorrections
    public static let callers: Callers = [.admin, .staff]

    /// The person, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Only corrections that concern the time from this instant on.
    public let from: Date?
    /// Only corrections that concern the time until this instant.
    public let to: Date?
    public let page: Int?
    public let pageSize: Int?

    /// Always nil: text search is not supported.
    public var search: String? { nil }

    public struct Reply: Codable, Sendable {
        public let corrections: [CorrectionRecord]
        public let total: Int
    }
}
