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
    /// What it rests on. Nil if that was not kept yet.
    public let source: VisitSource?
    /// Who said so, by name; nil if no person did, or they were erased.
    public let saidBy: String?
    /// When that was said; nil if no person said it.
    public let saidAt: Date?
    /// Why it was said.
    public let reason: String?
}

/// The visits of a person that touch a span of time, the newest first; at most 1,000.
public struct GetStudentHistory: Request {
    public static let type = RequestType.adminGetStudentHistory

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Without it, from the first visit.
    public let from: Date?
    /// Without it, until now.
    public let to: Date?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let visits: [VisitRecord]
        /// What was said of these times, the last one said first; at most 1,000. The old values are in it.
        public var corrections: [CorrectionRecord] = []
    }
}

/// The caller's own visits that touch a span of time, the newest first; at most 1,000.
public struct GetOwnVisits: Request {
    public static let type = RequestType.studentGetVisits

    /// Without it, from the first visit.
    public let from: Date?
    /// Without it, until now.
    public let to: Date?

    public typealias Reply = GetStudentHistory.Reply
}
