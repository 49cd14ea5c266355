public import Foundation
public import Vocabulary

/// A person in a room from one instant to another.
public struct VisitRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let roomNumber: String
    public let zoneName: String
    public let enteredAt: Date
    /// Nil while the visit lasts.
    public let leftAt: Date?
    public let endReason: VisitEnd?
    /// The source of the visit. Nil if it was not recorded.
    public let source: VisitSource?
    /// The name of the person who stated it; nil if no person did, or if that person was erased.
    public let saidBy: String?
    /// When that was stated; nil if it was not.
    public let saidAt: Date?
    /// The reason that was given for the statement.
    public let reason: String?
}

/// The caller's own visits that overlap a period, newest first; at most 1,000.
public struct GetOwnVisits: Request {
    public static let type = RequestType.studentGetVisits
    public static let callers: Callers = .persons

    /// From the first visit if absent.
    public let from: Date?
    /// Until now if absent.
    public let to: Date?

    public typealias Reply = GetStudentHistory.Reply
}
