public import Beacon
public import Foundation

/// A batch of sightings from a node's spool.
///
/// A batch is known by scanner, spool, sequence and digest: sent twice it is stored once, and answered alike.
public struct Report: Request, Equatable {
    public static let type = RequestType.scannerReport

    /// The random identity of the spool, 1…64 characters.
    public let spool: String
    /// The batch's number in the spool, from 0.
    public let sequence: Int64
    /// Identity of the boot of the node that heard this.
    public let boot: String?
    /// The node's clock when it sent this.
    public let sentAt: Date
    /// Its uptime then. Without it what the request took on its way makes the sightings seem too new by that.
    public let uptime: UptimeRecord?
    /// SHA-256 of the sightings as the spool first held them, 64 lower-case hexadecimal digits. The times in
    /// `sightings` move with the node's clock, this does not. Nil of a node that makes none: the server then makes one.
    public let digest: String?
    /// At most 5,000.
    public let sightings: [SightingRecord]

    enum CodingKeys: String, CodingKey {
        case spool
        case sequence
        case boot
        case sentAt = "sent_at"
        case uptime
        case digest
        case sightings
    }

    public init(
        spool: String, sequence: Int64, boot: String? = nil, sentAt: Date, uptime: UptimeRecord? = nil,
        digest: String? = nil, sightings: [SightingRecord]
    ) {
        self.spool = spool
        self.sequence = sequence
        self.boot = boot
        self.sentAt = sentAt
        self.uptime = uptime
        self.digest = digest
        self.sightings = sightings
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Sightings that are kept.
        public let stored: Int
        /// Sightings that are dropped: from the future, too old to keep, made outside the school's lawful hours, of no
        /// known beacon, or with a level that is none (-127 to 20 dBm) or a count that is none.
        public let refused: Int
        /// Nil where none is refused, and where the batch was known already and the reasons are not kept.
        public let refusedWhy: RefusalCounts?
        /// The beacons that nothing here is registered as, at most 20 of them: no room beacons. Nil where there are
        /// none, and where the batch was known already.
        public let refusedBeacons: [RefusedBeaconRecord]?

        enum CodingKeys: String, CodingKey {
            case stored, refused
            case refusedWhy = "refused_why"
            case refusedBeacons = "refused_beacons"
        }

        public init(
            stored: Int, refused: Int, refusedWhy: RefusalCounts? = nil, refusedBeacons: [RefusedBeaconRecord]? = nil
        ) {
            self.stored = stored
            self.refused = refused
            self.refusedWhy = refusedWhy
            self.refusedBeacons = refusedBeacons
        }
    }
}

/// A beacon whose sightings were refused because nothing is registered as it.
public struct RefusedBeaconRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    /// Nil where the node did not tell it.
    public let address: DeviceAddress?
    /// Sightings of it.
    public let count: Int
    public let why: RefusedBeaconReason

    public init(
        uuid: ProximityUUID, major: UInt16, minor: UInt16, address: DeviceAddress? = nil, count: Int,
        why: RefusedBeaconReason
    ) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.address = address
        self.count = count
        self.why = why
    }
}

/// Why nothing is registered as a beacon.
public enum RefusedBeaconReason: String, WireEnum {
    /// Nothing has its keys.
    case unknown
    /// Something has its major and minor with their bytes the other way round.
    case swappedBytes = "swapped_bytes"
    /// Several have its keys, and none its address.
    case otherAddress = "other_address"
}

/// How long the node's machine has been up, by a clock that nobody sets. The server tells by it how long a request was
/// on its way, whatever happens to the clocks on the wall.
public struct UptimeRecord: Codable, Equatable, Sendable {
    /// Identity of the boot, 1 to 64 characters.
    public let boot: String
    /// Seconds since the boot, also those in which the machine slept: 0 to 1,000,000,000,000.
    public let seconds: Double

    public init(boot: String, seconds: Double) {
        self.boot = boot
        self.seconds = seconds
    }
}

/// How many sightings of a batch were refused, by reason.
public struct RefusalCounts: Codable, Equatable, Sendable {
    /// Heard on a day whose sightings are not kept any more.
    public var tooOld: Int
    /// Heard later than the server's clock says.
    public var ahead: Int
    /// Heard outside the school's lawful hours.
    public var unlawful: Int
    /// Of no known beacon.
    public var unknownBeacon: Int
    /// With a level or a count that is none.
    public var badValue: Int

    enum CodingKeys: String, CodingKey {
        case ahead, unlawful
        case tooOld = "too_old"
        case unknownBeacon = "unknown_beacon"
        case badValue = "bad_value"
    }

    public init(tooOld: Int = 0, ahead: Int = 0, unlawful: Int = 0, unknownBeacon: Int = 0, badValue: Int = 0) {
        self.tooOld = tooOld
        self.ahead = ahead
        self.unlawful = unlawful
        self.unknownBeacon = unknownBeacon
        self.badValue = badValue
    }

    public var total: Int { tooOld + ahead + unlawful + unknownBeacon + badValue }
}

/// One receiver heard one beacon: what a scanner sends, merged over a second.
public struct SightingRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    public let address: DeviceAddress?
    /// dBm, the median of the second; nil where the controller gave none.
    public let rssi: Int?
    /// Advertisements merged into this one; nil is one.
    public let count: Int?
    /// On the node's clock.
    public let heardAt: Date

    enum CodingKeys: String, CodingKey {
        case uuid
        case major
        case minor
        case address
        case rssi
        case count
        case heardAt = "heard_at"
    }

    public init(
        uuid: ProximityUUID, major: UInt16, minor: UInt16, address: DeviceAddress? = nil, rssi: Int? = nil,
        count: Int? = nil, heardAt: Date
    ) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.address = address
        self.rssi = rssi
        self.count = count
        self.heardAt = heardAt
    }
}
