import Beacon
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

extension UpdateLocation: DirectlyParsed {
    public init?(next reader: inout JSONReader) {
        var (major, minor) = (Member<Int>(), Member<Int>())
        var beacons = Member<[HeardBeacon]>()
        var sentAt = Member<Date>()
        let isRead = reader.object { name, reader in
            switch name {
            case "major": major.take(&reader) { $0.integer() }
            case "minor": minor.take(&reader) { $0.integer() }
            case "beacons": beacons.take(&reader) { $0.array { HeardBeacon(next: &$0) } }
            case "sent_at": sentAt.take(&reader) { $0.date() }
            default: reader.skip()
            }
        }
        guard isRead else { return nil }
        self.init(major: major.value, minor: minor.value, beacons: beacons.value, sentAt: sentAt.value)
    }
}

extension HeardBeacon {
    fileprivate init?(next reader: inout JSONReader) {
        var uuid = Member<ProximityUUID>()
        var (major, minor) = (Member<UInt16>(), Member<UInt16>())
        var rssi = Member<Int>()
        var heardAt = Member<Date>()
        let isRead = reader.object { name, reader in
            switch name {
            case "uuid": uuid.take(&reader) { $0.proximityUUID() }
            case "major": major.take(&reader) { $0.integer() }
            case "minor": minor.take(&reader) { $0.integer() }
            case "rssi": rssi.take(&reader) { $0.integer() }
            case "heard_at": heardAt.take(&reader) { $0.date() }
            default: reader.skip()
            }
        }
        guard isRead, let uuid = uuid.value, let major = major.value, let minor = minor.value else { return nil }
        self.init(uuid: uuid, major: major, minor: minor, rssi: rssi.value, heardAt: heardAt.value)
    }
}
