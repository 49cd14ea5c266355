public import Foundation

/// Reports which room beacons the student's client hears.
///
/// Either `major` and `minor` of the nearest one, with the site's UUID implied, or the list of all; an empty list means
/// that none is heard.
public struct UpdateLocation: Request, Equatable {
    public static let type = RequestType.studentUpdateLocation
    public static let callers: Callers = .student

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
