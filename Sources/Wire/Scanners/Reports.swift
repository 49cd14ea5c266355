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

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Sightings that are kept.
        public let stored: Int
        /// Sightings that are dropped: from the future, too old to keep, made outside the school's lawful hours, of no
        /// known beacon, or with a level that is none (-127 to 20 dBm) or a count that is none.
        public let refused: Int
        /// Nil if none is refused, and where the batch was known already and the reasons are not kept.
        public let refusedWhy: RefusalCounts?
        /// The beacons that nothing here is registered as, at most 20 of them: no room beacons. Nil if there are
        /// none, and where the batch was known already.
        public let refusedBeacons: [RefusedBeaconRecord]?
    }
}

/// A beacon whose sightings were refused because nothing is registered as it.
public struct RefusedBeaconRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    /// Nil if the node did not tell it.
    public let address: DeviceAddress?
    /// Sightings of it.
    public let count: Int
    public let why: RefusedBeaconReason
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

/// How long the node's machine has been up, by a clock that no person sets. The server tells by it how long a request
/// was on its way, whatever happens to the clocks on the wall.
public struct UptimeRecord: Codable, Equatable, Sendable {
    /// Identity of the boot, 1 to 64 characters.
    public let boot: String
    /// Seconds since the boot, also those in which the machine slept: 0 to 1,000,000,000,000.
    public let seconds: Double
}

/// How many sightings of a batch were refused, by reason.
public struct RefusalCounts: Codable, Equatable, Sendable {
    /// Heard on a day whose sightings are not kept any more.
    public var tooOld: Int = 0
    /// Heard later than the server's clock says.
    public var ahead: Int = 0
    /// Heard outside the school's lawful hours.
    public var unlawful: Int = 0
    /// Of no known beacon.
    public var unknownBeacon: Int = 0
    /// With a level or a count that is none.
    public var badValue: Int = 0

    public var total: Int { tooOld + ahead + unlawful + unknownBeacon + badValue }
}

/// One receiver heard one beacon: what a scanner sends, merged over a second.
public struct SightingRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    public let address: DeviceAddress?
    /// dBm, the median of the second; nil if the controller gave none.
    public let rssi: Int?
    /// Advertisements merged into this one; nil is one.
    public let count: Int?
    /// On the node's clock.
    public let heardAt: Date
}
