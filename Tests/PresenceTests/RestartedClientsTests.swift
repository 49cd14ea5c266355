import Testing
import Vocabulary

@testable import Presence

@Suite("Several clients of one person after a restart")
struct RestartedClientsTests {
    @Test("After a restart the same one is followed, also where a scanner told", arguments: [false, true])
    func restarted(byScanner: Bool) throws {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        if byScanner {
            scene.seconds(126...140, hears: [(2, -50)])
            #expect(scene.whereabouts?.link == .scanner(2))
        }
        let before = try #require(scene.whereabouts)
        #expect(before.client == 1)
        scene = Scene(startedAt: 150)
        scene.engine.restore(before, of: 1)
        scene.client(hears: [9], rssi: -40, at: 151, login: Scene.tablet)
        scene.client(hears: [2], at: 160)
        scene.client(hears: [9], rssi: -40, at: 181, login: Scene.tablet)
        #expect(scene.told.isEmpty)
        scene.client(hears: [3], rssi: -40, at: 190)
        #expect(scene.told == ["present 30"])
    }

    @Test("After a restart one that had long been silent is waited for no more")
    func restartedSilent() throws {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        scene.seconds(130...400)
        let before = try #require(scene.whereabouts)
        #expect(before.state == .unknown)
        scene = Scene(startedAt: 500)
        scene.engine.restore(before, of: 1)
        scene.client(hears: [9], at: 505, login: Scene.tablet)
        #expect(scene.told == ["present 90"])
    }

    @Test(
        "After a restart a client that logged in before is not followed for having logged in later than is known"
    )
    func restartedUnmoved() throws {
        var scene = Scene()
        scene.client(hears: [9], at: 1, login: Scene.tablet)
        scene.client(hears: [1], at: 2)
        let before = try #require(scene.whereabouts)
        #expect(before.client == 1 && before.clientCarriedAt == nil)
        scene = Scene(startedAt: 20)
        scene.engine.restore(before, of: 1)
        for report in 0..<4 {
            scene.client(hears: [9], at: 22 + Double(report) * 30, login: Scene.tablet)
            scene.client(hears: [1], at: 30 + Double(report) * 30)
        }
        #expect(scene.told.isEmpty)
    }

    @Test("One that only stood in before a restart was not carried for it")
    func standIn() throws {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        scene.client(hears: [], at: 140)
        scene.client(hears: [9], at: 145, login: Scene.tablet)
        let before = try #require(scene.whereabouts)
        #expect(before.client == 2 && before.clientCarriedAt == nil)
        scene = Scene(startedAt: 200)
        scene.engine.restore(before, of: 1)
        scene.client(hears: [9], at: 205, login: Scene.tablet)
        scene.client(hears: [3], at: 210)
        #expect(scene.told == ["present 30"])
    }
}
