public import Foundation
public import Vocabulary

/// A visit that began behind locked doors, though the person opened none of them: a hint that they followed a person
/// in, with what it rests on.
public struct FollowedInRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let personID: Int64
    public let email: String?
    public let firstName: String
    public let lastName: String
    public let roomNumber: String
    public let enteredAt: Date
    /// What the visit rests on; null if that was not kept.
    public let source: VisitSource?
    /// The attempt by which another person opened a door of the room in the 60 s before; nil if no person did.
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
}
