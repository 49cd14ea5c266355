public import Foundation
public import Vocabulary

/// A visit that began behind locked doors although the person opened none of them: a hint that they followed another
/// person in, with the evidence.
public struct FollowedInRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let personID: Int64
    public let email: String?
    public let firstName: String
    public let lastName: String
    public let roomNumber: String
    public let enteredAt: Date
    /// The source of the visit; null if it was not recorded.
    public let source: VisitSource?
    /// The attempt with which another person opened a door of the room in the 60 s before; nil if there was none.
    public let behindAttemptID: Int64?
    /// The person who opened it.
    public let behindPersonID: Int64?
    public let behindFirstName: String?
    public let behindLastName: String?
    /// When the lock was commanded to open.
    public let behindAt: Date?
    /// When a door of the room last opened in that period, and when it closed again.
    public let doorOpenedAt: Date?
    public let doorClosedAt: Date?
}
