public import Beacon
public import Foundation
public import Vocabulary

/// Reports which room beacons the student's client hears.
///
/// Either `major` and `minor` of the nearest one, with the site's UUID implied, or the list of all; an empty list means
/// that none is heard.
public struct UpdateLocation: Request, Equatable {
    public static let type = RequestType.studentUpdateLocation

    public let major: Int?
    public let minor: Int?
    public let beacons: [HeardBeacon]?
    /// The time of the client's clock, by which the beacons were heard; nil if it follows the server's clock.
    public let sentAt: Date?

    public struct Reply: Codable, Sendable {
        /// How many of the beacons are room beacons of this site.
        public let recognised: Int
        /// How many were heard outside the school's lawful hours and were not recorded.
        public let dropped: Int?
    }
}

/// A room beacon heard by a student's client.
public struct HeardBeacon: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    /// In dBm.
    public let rssi: Int?
    /// By the client's clock; now if nil.
    public let heardAt: Date?
}

/// The caller's own account, whereabouts and badges, and what a client must listen for.
public struct GetInfo: Request {
    public static let type = RequestType.studentGetInfo

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
