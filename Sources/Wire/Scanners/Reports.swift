public import Foundation

/// A batch of sightings from a node's spool.
///
/// A batch is identified by scanner, spool, sequence and digest: a batch sent twice is stored once and gets the same
/// answer.
public struct Report: Request, Equatable {
    public static let type = RequestType.scannerReport
    public static let callers: Callers = .scanner
    public static let bodyLimit = BodyLimit.large

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
