import Testing

@testable import Presence

/// Scanner 1 in room 10 hears somebody well, and dies after a minute.
@Suite("A dead scanner")
struct DeadScannerTests {
    private func heldUntilDeath(then end: Int) -> Scene {
        var scene = Scene()
        scene.seconds(1...60, alive: [1, 2, 3], hears: [(1, -50), (2, -75), (3, -80)])
        scene.seconds(61...end, alive: [2, 3], hears: [(2, -75), (3, -80)])
        return scene
    }

    @Test("Keeps nobody in the room beside that they were found in since")
    func foundSince() {
        var scene = heldUntilDeath(then: 120)
        scene.seconds(121...130, alive: [2, 3], hears: [(2, -42), (3, -80)])
        scene.seconds(131...200, alive: [2, 3], hears: [(2, -80), (3, -60)])
        #expect(scene.told == ["present 10", "unknown 10", "present 20", "present 30"])
    }

    @Test(
        "Is no reason to lose who another scanner of the room hears better than any elsewhere", arguments: [-62.0, -73])
    func another(level: Double) {
        var scene = Scene()
        for second in 1...200 {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            for scanner: Int64 in second <= 60 ? [1, 2, 3] : [2, 3] {
                draft.contact(scanner: scanner, at: now, completeThrough: now)
            }
            if second <= 60 { draft.observe(scene.sighting(1, -50, at: Double(second)), at: now) }
            draft.observe(Scene.sighting(by: 3, in: 10, level).heard(at: now), at: now)
            draft.observe(scene.sighting(2, -75, at: Double(second)), at: now)
            scene.decide(&draft, at: Double(second))
        }
        #expect(scene.told == ["present 10"])
        #expect(scene.whereabouts?.link == .scanner(3))
    }
}
