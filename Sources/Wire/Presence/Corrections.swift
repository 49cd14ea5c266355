public import Foundation
public import Vocabulary

/// Says where a person is, in place of what receivers hear.
///
/// It counts in whereabouts, muster, events and visits until the badge, or the person's client, is found in another
/// room than that in which it was believed to be when this was said; until it is heard nowhere any more, once it was
/// heard after that; until another word; and for 12 hours at most. While nothing is heard, it counts. Its
/// `idempotency_key` is kept with it, for as long as it lasts.
///
/// A word that was held up decides where they were until receivers found them elsewhere, or until a time of which
/// a person spoke later; where that is the time at which it was said, it is refused with `conflict`. So is a word of
/// staff that would change a visit to a zone that they do not see.
public struct CorrectWhereabouts: Request {
    public static let type = RequestType.adminCorrectWhereabouts

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// `present` or `left`.
    public let state: WhereaboutsState
    /// Where they are; with `present` only.
    public let roomNumber: String?
    /// Why, 1…500 characters.
    public let reason: String?
    /// When it was said, by the sender's clock; with `sent_at`. Absent for now.
    public let saidAt: Date?
    /// When it is sent, by the same clock: what lies between the two is how long it was held up.
    public let sentAt: Date?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let correctionID: Int64
        /// Whether it decided where they were when it came: false if they had moved on since it was said, or
        /// something was said later.
        public let counts: Bool
    }
}

/// Moves, cuts, adds or removes a visit of the past, with a reason. The old values stay, and the record is not
/// corrected by itself in these times any more.
///
/// With `visit_id` that visit is changed, or removed; without it one is added to a person, which takes `room_number`,
/// `entered_at` and `left_at`. What receivers told of the new times is cut; where a person said something of them
/// before, that has to be changed (`conflict`). A visit that still lasts is corrected by `admin.correct_whereabouts`.
/// The `idempotency_key` is kept with the correction, for as long as that lasts.
public struct CorrectVisit: Request {
    public static let type = RequestType.adminCorrectVisit

    public let visitID: Int64?
    /// Whose visit is added, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Absent for the room as it is.
    public let roomNumber: String?
    /// Absent for the time as it is.
    public let enteredAt: Date?
    /// Absent for the time as it is.
    public let leftAt: Date?
    /// Whether the visit never was; with `visit_id` and `reason` only.
    public let remove: Bool?
    /// Why, 1…500 characters.
    public let reason: String
    /// When it was said, by the sender's clock; with `sent_at`. Absent for now.
    public let saidAt: Date?
    /// When it is sent, by the same clock.
    public let sentAt: Date?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let correctionID: Int64
    }
}
