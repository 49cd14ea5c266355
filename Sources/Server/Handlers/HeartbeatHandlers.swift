import Foundation
import Store
import Wire

enum HeartbeatHandler: Handler {
    /// Seconds between two heartbeats; a scanner that misses three is quiet.
    static let interval = 10
    /// A node may still be merging what it heard in this many last seconds.
    private static let merging: TimeInterval = 2

    static func handle(_ arguments: Heartbeat, _ context: HandlerContext) async throws -> Heartbeat.Reply {
        let beat = ScannerBeat(
            scanner: try context.scanner(), receivedAt: context.now,
            adapterName: try Check.text(arguments.adapter?.name, "adapter.name", most: 200),
            adapterState: try Check.text(arguments.adapter?.state, "adapter.state", most: 100),
            reportsPerSecond: try Check.rate(arguments.reportsPerSecond, "reports_per_second"),
            spoolDepth: try Check.range(arguments.spoolDepth, "spool_depth", 0...Int(Int32.max)),
            radio: try arguments.radio.map {
                try ScannerRadio($0, sentAt: arguments.sentAt ?? context.wallTime, receivedAt: context.now)
            })
        // Batches that still wait on the node may hold what was heard; only an empty spool makes silence complete.
        let isDrained = (arguments.spoolDepth ?? 0) == 0
        let merged = context.now.addingTimeInterval(-merging)
        let completeThrough = isDrained ? beat.listenedThrough.map { min($0, merged) } : nil
        try await context.services.ingest.submit(.beat(beat, completeThrough: completeThrough))
        let uuids = try await SiteRepository(context.services.pool).heardUUIDs()
        let clock = context.services.clock
        return Heartbeat.Reply(
            uuids: uuids, clock: ClockRecord(now: clock.now, rate: clock.rate), heartbeatInterval: interval)
    }
}

extension ScannerRadio {
    /// - Parameters:
    ///   - sentAt: the time of the heartbeat on the node's clock.
    ///   - receivedAt: the same on the server's.
    /// - Throws: `Failure` that names the argument.
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
            error: try Check.text(radio.error, "radio.error", most: 100))
    }

    /// A node whose clock was set back may seem to have heard something after it sent this; no clock is from
    /// before 1970.
    private static func past(_ time: Date, _ now: Date) throws -> Date {
        guard time.timeIntervalSince1970 >= 0 else {
            throw Failure(.badArguments, "The argument 'radio.last_report_at' is too long before the heartbeat.")
        }
        return min(time, now)
    }
}

enum GetBeaconHandler: Handler {
    static func handle(_ arguments: GetBeacon, _ context: HandlerContext) async throws -> GetBeacon.Reply {
        let beacon = try await BeaconRepository(context.services.pool).roomBeacon(arguments.beaconID)
        return GetBeacon.Reply(beacon: AdvertisedBeaconRecord(beacon))
    }
}
