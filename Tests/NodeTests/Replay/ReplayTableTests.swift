import Beacon
import Foundation
import Testing
import Wire

@testable import Node

@Suite("Replay of a sightings table")
struct ReplayTableTests {
    @Test("Six receivers hear the badge at the server's rate, spaced as recorded, session after session")
    func real() async throws {
        let scene = try TableScene(rate: 60)
        let summary = try await scene.replay(gap: 30, linger: 60)
        #expect(summary.isComplete)
        #expect(summary.sessions.map(\.name) == ["aug-a", "aug-b"])
        #expect(summary.value("rows") == 644)
        #expect(summary.value("forwarded") == 644)
        #expect(summary.value("stored") == summary.value("sightings"))
        for receiver in TableScene.receivers {
            #expect(try scene.uplink(receiver).heard == scene.expected(of: receiver, in: summary))
        }
        let pause = summary.sessions[1].startedAt.timeIntervalSince(summary.sessions[0].endedAt)
        #expect(pause == 30)
    }

    @Test("Nothing is sent before it was heard, and no scanner sends more than a batch in 50 ms")
    func cadence() async throws {
        let scene = try TableScene(rate: 60)
        _ = try await scene.replay()
        for report in TableScene.receivers.flatMap({ scene.uplink($0).reports }) {
            #expect(report.sightings.allSatisfy { $0.heardAt < report.sentAt })
        }
        // 50 ms of real time are 3 s at this rate: each session of 20 s is sent in seven batches.
        #expect(TableScene.receivers.allSatisfy { scene.uplink($0).reports.count <= 14 })
    }

    @Test("The scanners stay alive all the while and for as long as they linger")
    func heartbeats() async throws {
        let scene = try TableScene(rate: 60)
        let summary = try await scene.replay(linger: 600)
        for receiver in TableScene.receivers {
            let beats = scene.uplink(receiver).heartbeats.compactMap(\.sentAt)
            #expect(zip(beats, beats.dropFirst()).dropFirst().allSatisfy { $1.timeIntervalSince($0) <= 10.5 })
            let last = try #require(beats.last)
            #expect(last.timeIntervalSince(try #require(summary.sessions.last).endedAt) > 580)
        }
    }

    @Test("A receiver without a token is an error before anything is sent")
    func unknownReceiver() async throws {
        let scene = try TableScene(rate: 60, receivers: ["A1", "A2"])
        await #expect { try await scene.replay() } throws: { "\($0)".contains("A3, A4, A5, A6") }
        #expect(scene.uplink("A1").heartbeats.isEmpty)
    }

    @Test("A badge the server does not know is an error before anything is sent")
    func unknownBadge() async throws {
        let scene = try TableScene(rate: 60, listed: [])
        await #expect { try await scene.replay() } throws: { "\($0)".contains("does not accept sightings") }
        #expect(TableScene.receivers.allSatisfy { scene.uplink($0).reports.isEmpty })
    }

    @Test("Progress goes from session to session up to the end")
    func progress() async throws {
        let scene = try TableScene(rate: 60)
        let summary = try await scene.replay(linger: 1)
        var names: [String] = []
        for progress in scene.progress where names.last != progress.stage.name { names.append(progress.stage.name) }
        #expect(names == ["aug-a", "aug-b"] + TableScene.receivers.map { "draining \($0)" } + ["lingering"])
        #expect(scene.progress.last?.sent == summary.value("sent"))
    }

    @Test("The summary reads as a block and as JSON")
    func summary() async throws {
        let scene = try TableScene(rate: 60)
        let summary = try await scene.replay()
        #expect("\(summary)".contains("\n  refused by the server  0\n"))
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(summary.json.utf8)) as? [String: Any])
        #expect(json["rows"] as? Int == 644)
        #expect(json["complete"] as? Bool == true)
        #expect((json["sessions"] as? [[String: String]])?.first?["session"] == "aug-a")
    }
}
