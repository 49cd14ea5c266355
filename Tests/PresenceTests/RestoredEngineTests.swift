import Testing

@testable import Presence

@Suite("An engine after a restart")
struct RestoredEngineTests {
    /// Somebody in room 10 since the first second, held by scanner 1, restored by a server that starts at 1,000.
    func restored(heardAt: Double = 900) -> Scene {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .present, room: 10, since: Scene.date(1), heardAt: Scene.date(heardAt),
            decidedAt: Scene.date(3), confidence: 1, link: .scanner(1), beacon: 101, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1)
        scene.engine.restore(scanner: 1, lastAt: Scene.date(heardAt))
        return scene
    }

    @Test("Goes on with the same visit when the person is still heard")
    func goesOn() {
        var scene = restored()
        scene.seconds(1001...1100, hears: [(1, -60)])
        #expect(scene.transitions.isEmpty && scene.whereabouts?.since == Scene.date(1))
    }

    @Test("Does not take the time it was away for silence")
    func awayIsNotSilence() {
        var scene = restored()
        scene.seconds(1001...1060)
        #expect(scene.transitions.isEmpty)
        scene.seconds(1061...1070)
        #expect(scene.transitions.map(\.after.state) == [.left])
    }

    @Test("Gives scanners three heartbeats to come back before it takes them for quiet")
    func waitsForScanners() {
        var scene = restored()
        scene.seconds(1001...1030, alive: [])
        #expect(scene.transitions.isEmpty)
        scene.seconds(1031...1040, alive: [])
        #expect(scene.transitions.map(\.after.state) == [.unknown])
    }
}
