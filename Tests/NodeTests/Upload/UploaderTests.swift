import Beacon
import Concurrency
import Foundation
import Spool
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Uploader")
struct UploaderTests {
    @Test("Batches go oldest first, each with the clock at its sending, and leave the spool")
    func order() async throws {
        let scene = try UploadScene(ScriptedUplink())
        try await scene.fill(3)
        #expect(try await scene.drain())
        #expect(scene.uplink.reports.map(\.sequence) == [0, 1, 2])
        #expect(scene.uplink.reports.allSatisfy { $0.spool == scene.spool.identity && $0.sentAt == scene.time.wall })
        #expect(await scene.uploader.tally.stored == 3)
    }

    @Test("A batch whose answer was lost is sent again under its number and stored once")
    func lostAnswer() async throws {
        let server = DuplicateProofServer()
        let scene = try UploadScene(
            ScriptedUplink { report, attempt in
                let reply = server.store(report)
                if attempt == 0 { throw ScriptedUplink.NoAnswer() }
                return reply
            })
        try await scene.fill(2)
        #expect(try await scene.drain())
        #expect(scene.uplink.reports.map(\.sequence) == [0, 0, 1])
        #expect(server.sightings == 2)
        #expect(scene.uplink.reports[0].sentAt < scene.uplink.reports[1].sentAt)
        let uptimes = scene.uplink.reports.compactMap(\.uptime?.seconds)
        #expect(uptimes.count == 3 && uptimes[0] < uptimes[1])
    }

    @Test(
        "What was heard before the clock was set is as old as it was, in the spool or in a second that is not over",
        arguments: [7_200.0, -7_200, -5], [false, true])
    func clockSet(by seconds: Double, isOpen: Bool) async throws {
        let scene = try UploadScene(ScriptedUplink())
        let pipeline = SightingPipeline(spool: scene.spool, clock: NodeClock(scene.time), bell: Mailbox())
        let uuid = try #require(ProximityUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893e"))
        await pipeline.forward(only: [uuid])
        func frame(_ heardAt: Date) -> HeardFrame {
            HeardFrame(beacon: BeaconIdentity(uuid: uuid, major: 1, minor: 1), rssi: -60, heardAt: heardAt)
        }
        await pipeline.hear([frame(scene.time.wall)])
        if !isOpen { try await pipeline.advance(to: .distantFuture) }
        scene.time.setWall(by: seconds)
        await pipeline.hear([frame(scene.time.wall)])
        scene.time.pass(.seconds(30))
        try await pipeline.advance(to: .distantFuture)
        #expect(try await scene.drain())
        let ages = scene.uplink.reports.flatMap { report in
            report.sightings.map { report.sentAt.timeIntervalSince($0.heardAt) }
        }
        #expect(ages == [30, 30])
        #expect(scene.uplink.reports.allSatisfy { $0.sentAt == scene.time.wall && $0.uptime?.seconds == 30 })
    }

    @Test("A server that is away is asked again ever later, and nothing is lost")
    func away() async throws {
        let scene = try UploadScene(
            ScriptedUplink { report, attempt in
                guard attempt >= 6 else { throw Failure(.unavailable, "away") }
                return Report.Reply(stored: report.sightings.count, refused: 0)
            })
        try await scene.fill(2)
        #expect(try await scene.drain(timeout: 100))
        #expect(scene.uplink.reports.map(\.sequence) == [0, 0, 0, 0, 0, 0, 0, 1])
        for (failures, sleep) in scene.time.sleeps.enumerated() {
            let maximum = Duration.milliseconds(500) * (1 << failures)
            #expect(sleep >= maximum / 2 && sleep <= maximum)
        }
    }

    @Test("Retry-After is obeyed")
    func retryAfter() async throws {
        let scene = try UploadScene(
            ScriptedUplink { report, attempt in
                guard attempt >= 1 else { throw Failure(.slowDown, "slow down", retryAfter: 45) }
                return Report.Reply(stored: report.sightings.count, refused: 0)
            })
        try await scene.fill(1)
        #expect(try await scene.drain())
        #expect(scene.time.sleeps == [.seconds(45)])
    }

    @Test("After an outage what is heard now goes first, and the backlog beside it; each with its digest")
    func freshFirst() async throws {
        let scene = try UploadScene(ScriptedUplink())
        try await scene.fill(40, before: 600)
        try await scene.fill(3)
        #expect(try await scene.drain())
        let sequences = scene.uplink.reports.map(\.sequence)
        #expect(sequences.sorted() == Array(0..<43).map(Int64.init))
        let places = try [40, 41, 42].map { try #require(sequences.firstIndex(of: $0)) }
        // Of each lane one begins, at the same time.
        #expect(places[0] < 2)
        #expect(places == places.sorted() && places[2] < 20)
        #expect(scene.uplink.reports.allSatisfy { $0.digest?.count == 64 })
    }

    @Test("A server that asks for patience with the backlog goes on getting what is heard now")
    func yields() async throws {
        let scene = try UploadScene(
            ScriptedUplink { report, _ in
                guard report.sequence > 0 else { throw Failure(.slowDown, "slow down", retryAfter: 30) }
                return Report.Reply(stored: report.sightings.count, refused: 0)
            }, time: ManualTime(limit: .zero))
        try await scene.fill(1, before: 600)
        try await scene.fill(4)
        let running = Task { [uploader = scene.uploader] in try await uploader.run() }
        while try await scene.spool.state(at: scene.time.wall).depth > 1 { await Task.yield() }
        #expect(scene.uplink.reports.map(\.sequence).filter { $0 > 0 } == [1, 2, 3, 4])
        await scene.time.advance(to: .seconds(29))
        #expect(scene.uplink.reports.count == 5)
        running.cancel()
        try await running.value
        #expect(scene.time.sleeps == [.seconds(30)])
    }

    @Test(
        "A batch the server can never take is set aside and the next goes",
        arguments: [
            FailureCode.badArguments, .tooLarge, .cannotBeDone, .conflict,
        ])
    func poison(code: FailureCode) async throws {
        let scene = try UploadScene(
            ScriptedUplink { report, _ in
                guard report.sequence != 0 else { throw Failure(code, "no") }
                return Report.Reply(stored: 0, refused: report.sightings.count)
            })
        try await scene.fill(2)
        #expect(try await scene.drain())
        #expect(scene.uplink.reports.map(\.sequence) == [0, 1])
        #expect(try await scene.spool.state(at: Sample.time).setAside == 1)
        let tally = await scene.uploader.tally
        #expect(tally.setAside == 1)
        #expect(tally.refused == 1)
    }

    @Test("Beacons that the server refuses are told once each, with the keys and what to do")
    func refusedBeacons() async throws {
        let swapped = RefusedBeaconRecord(
            uuid: try Sample.uuid(), major: 256, minor: 256, count: 2, why: .swappedBytes)
        let other = RefusedBeaconRecord(
            uuid: try Sample.uuid(), major: 7, minor: 7, address: DeviceAddress(0x4102_0304_0501), count: 1,
            why: .otherAddress)
        let log = RecordedLog()
        let scene = try UploadScene(
            ScriptedUplink { report, _ in
                Report.Reply(
                    stored: 0, refused: 3, refusedWhy: RefusalCounts(unknownBeacon: 3),
                    refusedBeacons: [swapped, other])
            }, logger: log.logger)
        try await scene.fill(3)
        #expect(try await scene.drain())
        let lines = log.messages.filter { $0.contains("the server refuses sightings of") }
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains("/256/256") && $0.contains("major 256 and minor 256") })
        #expect(lines.contains { $0.contains("/7/7 from 41:02:03:04:05:01") })
        let tally = await scene.uploader.tally
        #expect(tally.refusedWhy.unknownBeacon == 9)
        #expect(tally.refusedBeacons.records.map(\.count).reduce(0, +) == 9)
    }

    @Test(
        "Without leave to send the batch is kept, and whoever waits for it is told",
        arguments: [
            FailureCode.loginNecessary, .notAllowed, .unknownType, .internalError,
        ])
    func kept(code: FailureCode) async throws {
        let scene = try UploadScene(ScriptedUplink { _, _ in throw Failure(code, "no") })
        try await scene.fill(1)
        #expect(try await scene.drain(timeout: 3) == false)
        #expect(try await scene.spool.state(at: Sample.time).depth == 1)
        #expect(await scene.uploader.tally.problem == "no")
    }
}
