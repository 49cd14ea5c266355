import Foundation
import Synchronization
import Testing
import Wire

@testable import Node

@Suite("A replay with a fixed start")
struct ReplayStartTests {
    @Test("What lies before now is not heard, and the rest is heard when it is due")
    func late() async throws {
        let scene = try TableScene(rate: 1)
        let summary = try await scene.replay(startsAt: ManualTime.start - 5)
        let begun = Date(timeIntervalSince1970: ManualTime.start.timeIntervalSince1970.rounded(.up))
        for receiver in TableScene.receivers {
            let all = try scene.expected(of: receiver, in: summary)
            let heard = all.filter { $0.heardAt >= begun }
            #expect(heard.count < all.count)
            #expect(scene.uplink(receiver).heard == heard)
        }
    }

    @Test("A clock that is set meanwhile changes the stamps, and nothing is heard sooner, later or twice")
    func clockSet() async throws {
        let scene = try TableScene(rate: 1)
        let isSet = Mutex(false)
        let summary = try await scene.replay(startsAt: ManualTime.start + 10) { progress, time in
            guard case .playing("aug-a", let recorded, _) = progress.stage, recorded >= 8 else { return }
            let isFirst = isSet.withLock { isSet in
                defer { isSet = true }
                return !isSet
            }
            if isFirst { time.setWall(by: -100) }
        }
        let end = try #require(summary.sessions.last).endedAt
        for receiver in TableScene.receivers {
            let expected = try scene.expected(of: receiver, in: summary)
            let heard = scene.uplink(receiver).heard
            let stamps = heard.map { $0.heardAt > end ? $0.heardAt - 100 : $0.heardAt }
            #expect(stamps != heard.map(\.heardAt))
            #expect(stamps == expected.map(\.heardAt))
            #expect(heard.map(\.rssi) == expected.map(\.rssi))
        }
        #expect(summary.value("stored") == summary.value("sightings"))
    }
}
