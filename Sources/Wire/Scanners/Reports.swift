import Beacon
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

extension Report: DirectlyParsed {
    public init?(next reader: inout JSONReader) {
        var (spool, boot, digest) = (Member<String>(), Member<String>(), Member<String>())
        var sequence = Member<Int64>()
        var sentAt = Member<Date>()
        var uptime = Member<UptimeRecord>()
        var sightings = Member<[SightingRecord]>()
        let isRead = reader.object { name, reader in
            switch name {
            case "spool": spool.take(&reader) { $0.string() }
            case "sequence": sequence.take(&reader) { $0.integer() }
            case "boot": boot.take(&reader) { $0.string() }
            case "sent_at": sentAt.take(&reader) { $0.date() }
            case "uptime": uptime.take(&reader) { UptimeRecord(next: &$0) }
            case "digest": digest.take(&reader) { $0.string() }
            case "sightings": sightings.take(&reader) { $0.array { SightingRecord(next: &$0) } }
            default: reader.skip()
            }
        }
        guard isRead, let spool = spool.value, let sequence = sequence.value, let sentAt = sentAt.value,
            let sightings = sightings.value
        else { return nil }
        self.init(
            spool: spool, sequence: sequence, boot: boot.value, sentAt: sentAt, uptime: uptime.value,
            digest: digest.value, sightings: sightings)
    }
}

extension UptimeRecord {
    fileprivate init?(next reader: inout JSONReader) {
        var boot = Member<String>()
        var seconds = Member<Double>()
        let isRead = reader.object { name, reader in
            switch name {
            case "boot": boot.take(&reader) { $0.string() }
            case "seconds": seconds.take(&reader) { $0.double() }
            default: reader.skip()
            }
        }
        guard isRead, let boot = boot.value, let seconds = seconds.value else { return nil }
        self.init(boot: boot, seconds: seconds)
    }
}

extension SightingRecord {
    fileprivate init?(next reader: inout JSONReader) {
        var uuid = Member<ProximityUUID>()
        var (major, minor) = (Member<UInt16>(), Member<UInt16>())
        var address = Member<DeviceAddress>()
        var (rssi, count) = (Member<Int>(), Member<Int>())
        var heardAt = Member<Date>()
        let isRead = reader.object { name, reader in
            switch name {
            case "uuid": uuid.take(&reader) { $0.proximityUUID() }
            case "major": major.take(&reader) { $0.integer() }
            case "minor": minor.take(&reader) { $0.integer() }
            case "address": address.take(&reader) { $0.address() }
            case "rssi": rssi.take(&reader) { $0.integer() }
            case "count": count.take(&reader) { $0.integer() }
            case "heard_at": heardAt.take(&reader) { $0.date() }
            default: reader.skip()
            }
        }
        guard isRead, let uuid = uuid.value, let major = major.value, let minor = minor.value,
            let heardAt = heardAt.value
        else { return nil }
        self.init(
            uuid: uuid, major: major, minor: minor, address: address.value, rssi: rssi.value, count: count.value,
            heardAt: heardAt)
    }
}
