import Beacon
import Foundation
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Replay of a capture")
struct ReplayCaptureTests {
    @Test("All 11 iBeacons of the real capture reach the server with their address, spaced as recorded")
    func real() async throws {
        let beacon = try #require(BeaconText.thermometer)
        let uplink = ScriptedUplink(heartbeat: { Sample.reply(uuids: [beacon.uuid]) })
        let summary = try await replay(uplink)
        #expect(summary.isComplete)
        #expect(summary.value("reports") == 412)
        #expect(summary.value("ibeacons") == 11)
        #expect(summary.value("forwarded") == 11)
        #expect(summary.value("stored") == summary.value("sightings"))

        let sightings = uplink.heard
        #expect(sightings.reduce(0) { $0 + ($1.count ?? 1) } == 11)
        #expect(sightings.allSatisfy { $0.address != nil && $0.uuid == beacon.uuid })
        let start = try #require(summary.sessions.first?.startedAt)
        #expect(try expected(from: start) == sightings)
        #expect(uplink.reports.allSatisfy { report in report.sightings.allSatisfy { $0.heardAt < report.sentAt } })
    }

    @Test("UUIDs the server does not list are counted and stay here")
    func filteredFrames() async throws {
        let beacon = try #require(BeaconText.thermometer)
        let uplink = ScriptedUplink(heartbeat: { Sample.reply(uuids: []) })
        let summary = try await replay(uplink)
        #expect(summary.isComplete)
        #expect(summary.filteredFrames == [beacon.uuid: 11])
        #expect(uplink.reports.isEmpty)
    }

    @Test("A server that takes nothing leaves all in the spool, which is named and sent by the next replay")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let beacon = try #require(BeaconText.thermometer)
        let away = ScriptedUplink(
            heartbeat: { Sample.reply(uuids: [beacon.uuid]) }, answer: { _, _ in throw Failure(.unavailable, "away") })
        let first = try await replay(away, spools: folder.path)
        #expect(!first.isComplete)
        #expect(first.keptSpools == folder.path)
        #expect("\(first)".contains(folder.path))

        let back = ScriptedUplink(heartbeat: { Sample.reply(uuids: [beacon.uuid]) })
        let second = try await replay(back, spools: folder.path)
        #expect(second.isComplete)
        let sightings = try #require(first.value("sightings"))
        #expect(second.value("sent") == 2 * sightings)
        #expect(back.reports.map(\.sequence).sorted() == Array(0..<Int64(back.reports.count)))
    }

    @Test("What the server refuses is in the summary with the keys, and the replay is not called accepted")
    func refusedKeys() async throws {
        let badge = RefusedBeaconRecord(
            uuid: try #require(ProximityUUID("e2c56db5-dffb-48d2-b060-d0f5a71096e0")), major: 256, minor: 256, count: 1,
            why: .swappedBytes)
        let uplink = ScriptedUplink(
            heartbeat: { Sample.reply(uuids: [badge.uuid]) },
            answer: { report, _ in
                let count = report.sightings.count
                return Report.Reply(
                    stored: 0, refused: count, refusedWhy: RefusalCounts(unknownBeacon: count),
                    refusedBeacons: [badge])
            })
        let summary = try await replay(uplink, file: Files.field("swapped-endian.btsnoop"))
        #expect(summary.isComplete && !summary.isAccepted)
        #expect("\(summary)".contains("256/256: this beacon is not registered, but one with swapped bytes is: 1/1"))
        #expect(try summary.json.contains(#""why":"swapped_bytes""#))
        let taken = try await replay(
            ScriptedUplink(heartbeat: { Sample.reply(uuids: [badge.uuid]) }), file: Files.field("steady.btsnoop"))
        #expect(taken.isAccepted && !"\(taken)".contains("Refused"))
    }

    @Test("A token the server does not know is an error before anything is played")
    func refused() async throws {
        let uplink = ScriptedUplink(heartbeat: { throw Failure(.loginNecessary, "no such scanner") })
        await #expect { try await replay(uplink) } throws: { "\($0)".contains("no such scanner") }
        #expect(uplink.isShutDown)
    }

    private func replay(
        _ uplink: ScriptedUplink, file: String = Files.capture, spools: String? = nil
    ) async throws -> ReplaySummary {
        let options = try ReplayOptions(file: file, source: .capture(token: "t"), spools: spools)
        return try await Replay(options, time: ManualTime(tasks: 2), logger: Sample.logger) { _ in uplink }.run()
    }

    /// The capture merged by hand from a start.
    private func expected(from start: Date) throws -> [SightingRecord] {
        let capture = try Capture(path: Files.capture)
        var merger = SightingMerger()
        while let frame = try capture.next() {
            merger.hear(frame.heard(at: start.addingTimeInterval(frame.time)))
        }
        return try Sample.spooled(merger.advance(to: .distantFuture))
    }
}

extension ReplaySummary {
    func value(_ key: String) -> Int? {
        counts.first { $0.key == key }?.value
    }
}
