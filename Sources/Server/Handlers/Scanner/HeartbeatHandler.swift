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
