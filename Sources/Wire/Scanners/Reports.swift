public import Beacon
public import Foundation

/// A batch of sightings from a node's spool.
///
/// A batch is identified by scanner, spool, sequence and digest: a batch sent twice is stored once and gets the same
/// answer.
public struct Report: Request, Equatable {
    public static let type = RequestType.scannerReport

    /// The random identity of the spool, 1…64 characters.
    public let spool: String
    /// The batch's number in the spool, from 0.
    public let sequence: Int64
    /// The identity of the node's boot during which the sightings were heard.
    public let boot: String?
    /// The time of the node's clock when this was sent.
    public let sentAt: Date
    /// The node's uptime when this was sent. Without it, the transit time of the request makes the sightings appear too
    /// recent.
    public let uptime: UptimeRecord?
    /// SHA-256 of the sightings as first stored in the spool, 64 lower-case hexadecimal digits. The times in
    /// `sightings` change with the node's clock, the digest does not. If it is nil, the server computes one.
    public let digest: String?
    /// At most 5,000.
    public let sightings: [SightingRecord]

    public struct Reply: Codable, Sendable {
        /// The number of sightings stored.
        public let stored: Int
        /// The number of sightings refused: from the future, too old to keep, heard outside the school's lawful hours,
        /// of an unknown beacon, or with an invalid level (valid: -127 to 20 dBm) or count.
        public let refused: Int
        /// Nil if none was refused, or if the batch was already known and the reasons were not kept.
        public let refusedWhy: RefusalCounts?
        /// Beacons that are not registered, at most 20, room beacons excluded. Nil if there are none, or if the batch
        /// was already known.
        public let refusedBeacons: [RefusedBeaconRecord]?
    }
}

/// A beacon whose sightings were refused because it is not registered.
public struct RefusedBeaconRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    /// Nil if the node did not report it.
    public let address: DeviceAddress?
    /// The number of its sightings.
    public let count: Int
    public let why: RefusedBeaconReason
}

/// Why a beacon is not registered.
public enum RefusedBeaconReason: String, WireEnum {
    /// No badge or beacon has these keys.
    case unknown
    /// A badge or beacon has this major and minor with their bytes swapped.
    case swappedBytes = "swapped_bytes"
    /// Several badges or beacons have these keys, but none has this address.
    case otherAddress = "other_address"
}

/// The uptime of the node's machine, by a clock that is never set. From it the server determines the transit time of a
/// request, even if a wall clock is changed.
public struct UptimeRecord: Codable, Equatable, Sendable {
    /// The identity of the boot, 1 to 64 characters.
    public let boot: String
    /// Seconds since the boot, including time in which the machine was asleep: 0 to 1,000,000,000,000.
    public let seconds: Double
}

/// The numbers of sightings of a batch that were refused, by reason.
public struct RefusalCounts: Codable, Equatable, Sendable {
    /// Heard on a day whose sightings are no longer kept.
    public var tooOld: Int = 0
    /// Heard at a time that is in the future by the server's clock.
    public var ahead: Int = 0
    /// Heard outside the school's lawful hours.
    public var unlawful: Int = 0
    /// Of an unknown beacon.
    public var unknownBeacon: Int = 0
    /// With an invalid level or count.
    public var badValue: Int = 0

    public var total: Int { tooOld + ahead + unlawful + unknownBeacon + badValue }
}

/// One beacon heard by one receiver: as a scanner sends it, merged over a second.
public struct SightingRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    public let address: DeviceAddress?
    /// The median level of the second, in dBm; nil if the controller gave none.
    public let rssi: Int?
    /// The number of advertisements merged into this sighting; 1 if nil.
    public let count: Int?
    /// By the node's clock.
    public let heardAt: Date
}
