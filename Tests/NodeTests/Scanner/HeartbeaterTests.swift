import Foundation
import Spool
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Heartbeater")
struct HeartbeaterTests {
    @Test("It takes up the UUIDs and the clock of the answer, and tells how the node is")
    func beat() async throws {
        let uuid = try Sample.uuid()
        let scene = try HeartbeatScene(ScriptedUplink(heartbeat: { Sample.reply(uuids: [uuid], rate: 60) }))
        try await scene.heartbeater.beat()
        await scene.pipeline.hear(try Sample.frame(0.5))
        scene.time.pass(.seconds(1))
        try await scene.pipeline.advance(to: Sample.time.addingTimeInterval(60))
        try await scene.heartbeater.beat()

        #expect(scene.clock.rate == 60)
        #expect(await scene.pipeline.tally.forwarded == 1)
        let told = try #require(scene.uplink.heartbeats.last)
        #expect(told.adapter == HeartbeatScene.adapter)
        #expect(told.spoolDepth == 1)
        #expect(told.sentAt == Sample.time.addingTimeInterval(60))
        #expect(told.uptime?.seconds == 1)
    }

    @Test(
        "It beats at the server's interval on the server's clock, not faster than ten times a real second",
        arguments: [
            (1.0, Duration.seconds(10)), (20, .milliseconds(500)), (1_000, .milliseconds(100)),
        ])
    func interval(rate: Double, interval: Duration) async throws {
        let scene = try HeartbeatScene(ScriptedUplink(heartbeat: { Sample.reply(uuids: [], rate: rate) }))
        try await scene.run(untilSleeps: 3)
        #expect(scene.time.sleeps.prefix(3).allSatisfy { $0 == interval })
    }

    @Test("An answer that does not come changes nothing and is asked for again")
    func noAnswer() async throws {
        let scene = try HeartbeatScene(ScriptedUplink())
        try await scene.run(untilSleeps: 2)
        #expect(scene.uplink.heartbeats.count >= 2)
        #expect(scene.clock.rate == 1)
    }

    @Test("A live radio is told with its state, and its reports by the second since the heartbeat before")
    func radio() async throws {
        let monitor = RadioMonitor(adapter: "hci0", mode: .exclusive)
        let scene = try HeartbeatScene(
            ScriptedUplink(heartbeat: { Sample.reply(uuids: [], rate: 1) }), radio: .live(monitor))
        monitor.update { $0.state = .scanning }
        try await scene.heartbeater.beat()
        monitor.update {
            $0.state = .quiet
            $0.tally.reports = 50
        }
        scene.time.pass(.seconds(10))
        try await scene.heartbeater.beat()

        #expect(scene.uplink.heartbeats.map(\.radio?.state) == [.scanning, .quiet])
        #expect(scene.uplink.heartbeats.map(\.radio?.reportsPerSecond) == [0, 5])
        #expect(scene.uplink.heartbeats.last?.adapter == AdapterRecord(name: "hci0", state: "quiet"))
    }

    @Test("The spool is told, with the program's version and the settings and where they are from")
    func spool() async throws {
        let scene = try HeartbeatScene(ScriptedUplink(heartbeat: { Sample.reply(uuids: []) }))
        try await scene.spool.append([try Sample.sighting(minor: 1)], boot: nil, at: scene.time.wall)
        scene.time.pass(.seconds(90))
        try await scene.heartbeater.beat()
        let told = try #require(scene.uplink.heartbeats.last)
        let spool = try #require(told.spool)
        #expect(spool.oldestAge == 90 && spool.bytes > 0 && spool.dropped == 0 && spool.setAside == 0)
        #expect(spool.inMemory == 0 && spool.error == nil)
        #expect(try #require(spool.freeDisk) > 0)
        #expect(told.version == NodeProgram.version)
        #expect(told.settings?.map(\.source) == Array(repeating: .standard, count: 8))
    }

    @Test("A server that was restored gets once more what it had acknowledged since, by its own clock")
    func restored() async throws {
        let backup = Sample.time.addingTimeInterval(7_200)
        let scene = try HeartbeatScene(
            ScriptedUplink(heartbeat: {
                // The node's clock is an hour behind.
                Heartbeat.Reply(
                    uuids: [], clock: ClockRecord(now: Sample.time.addingTimeInterval(3_600 * 4), rate: 1),
                    heartbeatInterval: 10, resendFrom: backup)
            }))
        scene.time.pass(.seconds(3_600 * 3))
        for (minor, hours) in [(1, 0.5), (2, 1.5)] as [(UInt16, Double)] {
            let date = Sample.time.addingTimeInterval(hours * 3_600)
            try await scene.spool.append([try Sample.sighting(minor: minor)], boot: nil, at: date)
            let batch = try #require(try await scene.spool.take(.backlog, at: scene.time.wall))
            try await scene.spool.acknowledge(batch, at: date)
            _ = try await scene.spool.state(at: date)
        }
        try await scene.heartbeater.beat()
        let again = try #require(try await scene.spool.take(.backlog, at: scene.time.wall))
        #expect(again.sightings.map(\.minor) == [2])
        try await scene.spool.acknowledge(again, at: scene.time.wall)
        try await scene.heartbeater.beat()
        #expect(try await scene.spool.state(at: scene.time.wall).depth == 0)
    }
}
