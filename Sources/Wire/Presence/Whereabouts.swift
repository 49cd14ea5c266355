public import Foundation
public import Vocabulary

/// What is believed of a person now, and how old that knowledge is.
public struct LocationRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let state: WhereaboutsState
    /// The room they are in, or where they were last known to be.
    public let roomNumber: String?
    public let zoneName: String?
    /// When this state began.
    public let since: Date?
    /// When they were last heard anywhere.
    public let heardAt: Date?
    /// 0…1: the share of the evidence that speaks for this room.
    public let confidence: Double?
    /// Of the room beacon that told it, when a beacon did.
    public let majorKey: Int?
    public let minorKey: Int?
    /// What their latest visit rests on. Nil if that was not kept yet.
    public let source: VisitSource?
    /// Who said so, by name, where that counts in place of what receivers hear; nil also where they were erased.
    public let saidBy: String?
    /// When that was said; nil if no person said it.
    public let saidAt: Date?
}

/// What is believed of a person now.
public struct GetStudentLocation: Request {
    public static let type = RequestType.adminGetStudentLocation

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Whether to say why: what was heard, and what it says for which room. Only the server that owns the presence
    /// engine can; another answers `unavailable`.
    public let explain: Bool?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let location: LocationRecord
        /// Where it was asked for, and something is known.
        public let explanation: ExplanationRecord?
    }
}
