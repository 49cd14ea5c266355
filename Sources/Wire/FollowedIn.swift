public import Foundation
public import Vocabulary

/// A visit that began behind locked doors, though the person opened none of them: a hint that they followed somebody
/// in, with what it rests on.
public struct FollowedInRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let personID: Int64
    public let email: String?
    public let firstName: String
    public let lastName: String
    public let roomNumber: String
    public let enteredAt: Date
    /// What the visit rests on; null where that was not kept.
    public let source: VisitSource?
    /// The attempt by which somebody else opened a door of the room in the 60 s before; nil where nobody did.
    public let behindAttemptID: Int64?
    /// Who that was.
    public let behindPersonID: Int64?
    public let behindFirstName: String?
    public let behindLastName: String?
    /// When the lock was told to open.
    public let behindAt: Date?
    /// When a door of the room opened last in that time, and closed again.
    public let doorOpenedAt: Date?
    public let doorClosedAt: Date?

    enum CodingKeys: String, CodingKey {
        case email, source
        case visitID = "visit_id"
        case personID = "person_id"
        case firstName = "first_name"
        case lastName = "last_name"
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case behindAttemptID = "behind_attempt_id"
        case behindPersonID = "behind_person_id"
        case behindFirstName = "behind_first_name"
        case behindLastName = "behind_last_name"
        case behindAt = "behind_at"
        case doorOpenedAt = "door_opened_at"
        case doorClosedAt = "door_closed_at"
    }

    public init(
        visitID: Int64, personID: Int64, email: String? = nil, firstName: String, lastName: String, roomNumber: String,
        enteredAt: Date, source: VisitSource? = nil, behindAttemptID: Int64? = nil, behindPersonID: Int64? = nil,
        behindFirstName: String? = nil, behindLastName: String? = nil, behindAt: Date? = nil,
        doorOpenedAt: Date? = nil, doorClosedAt: Date? = nil
    ) {
        self.visitID = visitID
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.roomNumber = roomNumber
        self.enteredAt = enteredAt
        self.source = source
        self.behindAttemptID = behindAttemptID
        self.behindPersonID = behindPersonID
        self.behindFirstName = behindFirstName
        self.behindLastName = behindLastName
        self.behindAt = behindAt
        self.doorOpenedAt = doorOpenedAt
        self.doorClosedAt = doorClosedAt
    }
}
