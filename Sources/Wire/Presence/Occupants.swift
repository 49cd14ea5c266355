public import Foundation
public import Vocabulary

/// A person who is in a room, or was at the requested instant.
public struct OccupantRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// When their visit began.
    public let since: Date
    /// When they were last heard; only if the request is for now.
    public let heardAt: Date?
    /// The source of their latest visit. Nil if it was not recorded.
    public let source: VisitSource?
    /// The name of the person who stated it; nil if no person did, or if that person was erased.
    public let saidBy: String?
    /// When that was stated; nil if it was not.
    public let saidAt: Date?
}

/// The people in a room, now or at a past instant.
public struct GetRoomOccupants: Request {
    public static let type = RequestType.adminGetRoomOccupants
    public static let callers: Callers = [.admin, .staff]

    public let roomNumber: String
    public let at: Date?

    public struct Reply: Codable, Sendable {
        public let roomNumber: String
        public let at: Date
        /// The people whom the caller may see.
        public let people: [OccupantRecord]
        /// Whether the caller may see all people who are there.
        public let whole: Bool
    }
}
