public import Foundation
public import Vocabulary

/// The current whereabouts of a person, and the age of that information.
public struct LocationRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let state: WhereaboutsState
    /// The room in which they are, or in which they were last known to be.
    public let roomNumber: String?
    public let zoneName: String?
    /// When this state began.
    public let since: Date?
    /// When they were last heard anywhere.
    public let heardAt: Date?
    /// 0…1: the share of the evidence that supports this room.
    public let confidence: Double?
    /// The major of the room beacon that determined the room, if a beacon did.
    public let majorKey: Int?
    public let minorKey: Int?
    /// The source of their latest visit. Nil if it was not recorded.
    public let source: VisitSource?
    /// The name of the person who stated it, if the statement overrides what receivers hear; also nil if that person
    /// was erased.
    public let saidBy: String?
    /// When that was stated; nil if it was not.
    public let saidAt: Date?
}

/// The current whereabouts of a person.
public struct GetStudentLocation: Request {
    public static let type = RequestType.adminGetStudentLocation
    public static let callers: Callers = [.admin, .staff]

    /// The person, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Whether to explain the result: what was heard, and which rooms it supports. Only the server that owns the
    /// presence engine can do so; another server answers `unavailable`.
    public let explain: Bool?

    public struct Reply: Codable, Sendable {
        public let location: LocationRecord
        /// The explanation, if it was requested and anything is known.
        public let explanation: ExplanationRecord?
    }
}
