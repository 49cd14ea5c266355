public import Foundation

/// Reports which room beacons the student's client hears.
///
/// Either `major` and `minor` of the nearest one, with the site's UUID understood, or the list of all; an empty list
/// says that none is heard.
public struct UpdateLocation: Request {
    public static let type = RequestType.studentUpdateLocation

    public let major: Int?
    public let minor: Int?
    public let beacons: [HeardBeacon]?
    /// The client's clock, by which the beacons were heard; nil where it follows the server's.
    public let sentAt: Date?

    enum CodingKeys: String, CodingKey {
        case major, minor, beacons
        case sentAt = "sent_at"
    }

    public init(major: Int? = nil, minor: Int? = nil, beacons: [HeardBeacon]? = nil, sentAt: Date? = nil) {
        self.major = major
        self.minor = minor
        self.beacons = beacons
        self.sentAt = sentAt
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// How many of them are room beacons of this site.
        public let recognised: Int
        /// How many were heard outside the school's lawful hours and are not recorded.
        public let dropped: Int?

        public init(recognised: Int, dropped: Int? = nil) {
            self.recognised = recognised
            self.dropped = dropped
        }
    }
}
