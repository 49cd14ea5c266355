public import Foundation
public import Vocabulary

/// A person who is, or was at the instant asked for, in a room.
public struct OccupantRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// When their visit began.
    public let since: Date
    /// When they were last heard; only for now.
    public let heardAt: Date?
    /// What their latest visit rests on. Nil if that was not kept yet.
    public let source: VisitSource?
    /// Who said so, by name; nil if no person did, or they were erased.
    public let saidBy: String?
    /// When that was said; nil if no person said it.
    public let saidAt: Date?
}

/// Who is in a room, now or at an instant in the past.
public struct GetRoomOccupants: Request {
    public static let type = RequestType.adminGetRoomOccupants

    public let roomNumber: String
    public let at: Date?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let roomNumber: String
        public let at: Date
        /// Those whom the caller may see.
        public let people: [OccupantRecord]
        /// Whether the caller may see all people who are there.
        public let whole: Bool
    }
}
