import Beacon
import Crypto
import Foundation
import Phrases
import Store
import Vocabulary
import Wire

enum ReportHandlers {
    static let maxSightings = 5000

    static func report(_ arguments: Report, _ context: HandlerContext) async throws -> Report.Reply {
        let scanner = try context.scanner()
        context.countSightings(arguments.sightings.count)
        try check(arguments)
        guard let delay = try delay(of: arguments.uptime, from: scanner, context) else {
            throw Refusal(
                .unavailable, .scannerDelayUnknown + .hintSendAgain,
                retryAfter: 1)
        }
        let spool = try Check.text(arguments.spool, "spool", limit: 64)
        let settings = try await context.settings()
        let window = AcceptanceWindow(
            receivedAt: context.now, lead: context.services.clock.lead, settings: settings)
        let accepted = window.accept(arguments, delay: delay)
        let batch = ReceivedBatch(
            scanner: scanner, spool: spool, sequence: arguments.sequence, receivedAt: context.now,
            digest: try ReceivedBatch.Digest(arguments), sightings: accepted.sightings, refusedWhy: accepted.refused)
        guard case .batch(let receipt) = try await context.services.ingest.submit(.batch(batch)) else {
            throw Refusal(.internalError, .batchUnanswered)
        }
        return Report.Reply(
            stored: receipt.stored, refused: receipt.refused,
            refusedWhy: receipt.refusedWhy.flatMap { $0.total > 0 ? RefusalCounts($0) : nil },
            refusedBeacons: receipt.refusedBeacons.isEmpty
                ? nil : receipt.refusedBeacons.map(RefusedBeaconRecord.init))
    }

    private static func check(_ report: Report) throws {
        guard report.sightings.count <= maxSightings else {
            throw Refusal(.tooLarge, .tooManySightingsInBatch(maxSightings))
        }
        guard report.sequence >= 0 else {
            throw Refusal(.badArguments, .argumentNegative("sequence"), argument: "sequence")
        }
    }

    /// How long a request was on its way, in seconds of the server's clock; nil if not known yet. If a node does not
    /// report its uptime, its times are trusted.
    private static func delay(
        of uptime: UptimeRecord?, from scanner: Int64, _ context: HandlerContext
    ) throws -> TimeInterval? {
        guard let uptime else { return 0 }
        let boot = try Check.text(uptime.boot, "uptime.boot", limit: 64)
        let sent = Duration.seconds(try Check.range(uptime.seconds, "uptime.seconds", 0...1e12))
        return context.services.transits.delay(of: scanner, boot: boot, sentAt: sent, receivedAt: context.uptime)
            .map { $0 * context.services.clock.rate }
    }

    /// The seconds between two heartbeats; a scanner that misses three is quiet.
    static let interval = 10
    /// The last seconds of sightings that a node may still be merging.
    private static let merging: TimeInterval = 2

    static func heartbeat(_ arguments: Heartbeat, _ context: HandlerContext) async throws -> Heartbeat.Reply {
        let scanner = try context.scanner()
        // Unlike a report, a heartbeat can be accepted before the delay is known: no stored time depends on it.
        let sentAt = context.now - (try delay(of: arguments.uptime, from: scanner, context) ?? 0)
        var beat = ScannerBeat(
            scanner: scanner, sentAt: sentAt,
            adapterName: try Check.text(arguments.adapter?.name, "adapter.name", limit: 200),
            adapterState: try Check.text(arguments.adapter?.state, "adapter.state", limit: 100),
            adapterAddress: arguments.adapter?.address,
            reportsPerSecond: try Check.rate(arguments.reportsPerSecond, "reports_per_second"),
            spoolDepth: try Check.range(arguments.spoolDepth, "spool_depth", 0...Int(Int32.max)),
            radio: try arguments.radio.map {
                try ScannerRadio($0, sentAt: arguments.sentAt ?? context.wallTime, receivedAt: sentAt)
            },
            health: try NodeHealth(arguments, receivedAt: sentAt, lead: context.services.clock.lead))
        if let radio = beat.radio {
            beat.isDoubted = context.services.ingest.deafScanners.note(radio, of: scanner, at: sentAt)
        }
        // Batches that still wait on the node may contain sightings; only an empty spool makes a silence complete.
        let isDrained = (arguments.spoolDepth ?? 0) == 0
        let merged = sentAt.addingTimeInterval(-merging)
        let completeThrough = isDrained ? beat.listenedThrough.map { min($0, merged) } : nil
        try await context.services.ingest.submit(.beat(beat, completeThrough: completeThrough))
        let lead = context.services.clock.lead
        context.services.alerts.record(
            ScannerHealth(arguments, of: beat.scanner, receivedAt: sentAt, lead: lead))
        let uuids = try await SiteRepository(context.services.pool).heardUUIDs()
        let orders = try await FleetRepository(context.services.pool).orders(for: beat.scanner)
        let clock = context.services.clock
        return Heartbeat.Reply(
            uuids: uuids, clock: ClockRecord(now: clock.now, rate: clock.rate), heartbeatInterval: interval,
            spoolDays: orders.spoolDays, settings: FleetSettings(orders.rule), resendFrom: orders.resendFrom)
    }
}

extension RefusalCounts {
    init(_ refused: ReceivedBatch.Refusals) {
        self.init(
            tooOld: refused.tooOld, ahead: refused.ahead, unlawful: refused.unlawful,
            unknownBeacon: refused.unknownBeacon, badValue: refused.badValue)
    }
}

extension RefusedBeaconRecord {
    init(_ refused: ReceivedBatch.RefusedBeacon) {
        let why: RefusedBeaconReason =
            switch refused.reason {
            case .unknown: .unknown
            case .swappedBytes: .swappedBytes
            case .otherAddress: .otherAddress
            }
        self.init(
            uuid: refused.identity.uuid, major: refused.identity.major, minor: refused.identity.minor,
            address: refused.address, count: refused.count, why: why)
    }
}

extension ReceivedBatch.Sighting {
    init(_ sighting: SightingRecord, heardAt: Date) {
        self.init(
            identity: BeaconIdentity(uuid: sighting.uuid, major: sighting.major, minor: sighting.minor),
            address: sighting.address, rssi: sighting.rssi, count: sighting.count ?? 1, heardAt: heardAt)
    }
}

extension ScannerRadio {
    /// - Parameters:
    ///   - sentAt: the time of the heartbeat by the node's clock.
    ///   - receivedAt: the same time by the server's clock.
    /// - Throws: `Refusal` that names the argument.
    init(_ radio: RadioRecord, sentAt: Date, receivedAt: Date) throws {
        let counts = 0...Int(Int32.max)
        self.init(
            state: radio.state,
            reportsPerSecond: try Check.rate(radio.reportsPerSecond, "radio.reports_per_second"),
            lastReportAt: try radio.lastReportAt.map {
                try Self.past($0.onServerClock(sentAt: sentAt, receivedAt: receivedAt), receivedAt)
            },
            restarts: try Check.range(radio.restarts, "radio.restarts", counts),
            resets: try Check.range(radio.resets, "radio.resets", counts),
            droppedReports: try Check.range(radio.droppedReports, "radio.dropped_reports", 0...Int.max),
            mode: radio.mode, commands: radio.commands,
            error: try Check.text(radio.error, "radio.error", limit: 100))
    }

    /// A node whose clock was set back may report a time after the heartbeat itself; no clock shows a time before 1970.
    private static func past(_ time: Date, _ now: Date) throws -> Date {
        guard time.timeIntervalSince1970 >= 0 else {
            throw Refusal(
                .badArguments, .argumentLongBeforeHeartbeat("radio.last_report_at"),
                argument: "radio.last_report_at")
        }
        return min(time, now)
    }
}

extension NodeHealth {
    /// - Parameters:
    ///   - receivedAt: by the server's clock.
    ///   - lead: how far the server's clock is ahead of the wall clock, in seconds. A node may follow either; it
    ///     follows the server's clock when it replays a recording.
    /// - Throws: `Refusal` that names the argument.
    fileprivate init(_ beat: Heartbeat, receivedAt: Date, lead: TimeInterval) throws {
        let ahead = beat.sentAt?.timeIntervalSince(receivedAt)
        self.init(
            version: try Check.text(beat.version, "version", limit: 100),
            clockOffset: ahead.map { abs($0) < abs($0 + lead) ? $0 : $0 + lead },
            spool: try beat.spool.map(NodeHealth.Spool.init), settings: try beat.settings.map(Self.settings))
    }

    private static func settings(_ settings: [NodeSettingRecord]) throws -> [NodeHealth.Setting] {
        guard settings.count <= 50 else {
            throw Refusal(.badArguments, .argumentHoldsTooMany("settings", 50), argument: "settings")
        }
        return try settings.map {
            NodeHealth.Setting(
                name: try Check.text($0.name, "settings.name", limit: 50),
                value: try Check.text($0.value, "settings.value", limit: 200), source: $0.source.rawValue)
        }
    }
}

extension NodeHealth.Spool {
    /// - Throws: `Refusal` that names the argument.
    fileprivate init(_ spool: SpoolRecord) throws {
        self.init(
            bytes: try Check.count(spool.bytes, "spool.bytes"),
            oldestAge: try spool.oldestAge.map { try Check.count($0, "spool.oldest_age") },
            dropped: try Check.count(spool.dropped, "spool.dropped"),
            setAside: try Check.count(spool.setAside, "spool.set_aside"),
            inMemory: try spool.inMemory.map { try Check.count($0, "spool.in_memory") },
            freeDisk: try spool.freeDisk.map { try Check.count($0, "spool.free_disk") },
            error: try Check.text(spool.error, "spool.error", limit: 100))
    }
}

extension Check {
    /// Checks a count, or a number of bytes or seconds.
    fileprivate static func count(_ value: Int, _ name: String) throws -> Int {
        try range(value, name, 0...Int.max)
    }
}

extension ReceivedBatch.Digest {
    /// The digests of a report: the node's own, and the one that the server computes for any report.
    /// - Throws: `Refusal` if the node's digest is not valid.
    init(_ report: Report) throws {
        self.init(node: try report.digest.map(Self.bytes) ?? [], server: Self.digest(of: report.sightings))
    }

    /// SHA-256 has 32 bytes, of which only the first are kept.
    private static func bytes(of text: String) throws -> [UInt8] {
        let digits = text.utf8.compactMap(digit)
        guard digits.count == 64, text.utf8.count == 64 else {
            throw Refusal(
                .badArguments, .argumentNotHexadecimal("digest"), argument: "digest")
        }
        return stride(from: 0, to: 2 * length, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// The digest of identities, levels, counts and time differences in whole milliseconds. When its clock was set, a
    /// node shifts all times of a batch alike; the differences stay the same.
    private static func digest(of sightings: [SightingRecord]) -> [UInt8] {
        let first = sightings.first?.milliseconds ?? 0
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sightings.count * 56)
        for sighting in sightings {
            let numbers = [
                Int64(bitPattern: sighting.uuid.high), Int64(bitPattern: sighting.uuid.low), Int64(sighting.major),
                Int64(sighting.minor), Int64(sighting.rssi ?? Int.max), Int64(sighting.count ?? 1),
                sighting.milliseconds - first,
            ]
            for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
        }
        return Array(SHA256.hash(data: bytes).prefix(length))
    }
}

extension SightingRecord {
    /// The time of the sighting in milliseconds since 1970, by the node's clock.
    fileprivate var milliseconds: Int64 { Int64((heardAt.timeIntervalSince1970 * 1000).rounded()) }
}
