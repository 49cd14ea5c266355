import Concurrency
import Foundation
import Spool
import Wire

@testable import Node

/// A heartbeater with all it looks at, and time that passes only in its sleeps.
struct HeartbeatScene {
    static let adapter = AdapterRecord(name: "tour.btsnoop", state: "replaying")

    let folder: TemporaryFolder
    let time = ManualTime()
    let clock: NodeClock
    let uplink: ScriptedUplink
    let pipeline: SightingPipeline
    let spool: Spool
    let fleetSettings: RunningSettings.Store
    let heartbeater: Heartbeater

    init(_ uplink: ScriptedUplink, radio: Heartbeater.Source = .recording("tour.btsnoop")) throws {
        self.uplink = uplink
        folder = try TemporaryFolder()
        clock = NodeClock(time)
        spool = try Spool.open(path: folder.file("a.spool"))
        pipeline = SightingPipeline(spool: spool, clock: clock, bell: Mailbox())
        fleetSettings = RunningSettings.Store(logger: Sample.logger)
        heartbeater = Heartbeater(
            radio: radio, uplink: uplink, pipeline: pipeline, spool: spool, bell: Mailbox(),
            fleetSettings: fleetSettings,
            clock: clock,
            logger: Sample.logger)
    }

    func run(untilSleeps count: Int) async throws {
        let running = Task { [heartbeater] in try await heartbeater.run() }
        while time.sleeps.count < count { await Task.yield() }
        running.cancel()
        try await running.value
    }
}
