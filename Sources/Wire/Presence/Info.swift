public import Beacon
public import Foundation
public import Vocabulary

/// The caller's own account, whereabouts and badges, and what a client must listen for.
public struct GetInfo: Request {
    public static let type = RequestType.studentGetInfo
    public static let callers: Callers = .persons

    public struct Reply: Codable, Sendable {
        public let info: StudentInfo
        /// The proximity UUIDs of room beacons, the site's own first.
        public let uuids: [ProximityUUID]
    }
}

/// What a person may see about themselves.
public struct StudentInfo: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    public let location: LocationRecord
    public let badges: [BadgeRecord]
    /// When the person's client last reported, to half a minute; nil if it never did.
    public let clientHeardAt: Date?
}
