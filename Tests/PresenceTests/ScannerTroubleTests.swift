import Testing

@testable import Presence

@Suite("Trouble with scanners")
struct ScannerTroubleTests {
    /// Person 1 sits in room 10 between both scanners.
    private func seated() -> Scene {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -62), (2, -74)])
        return scene
    }

    @Test("A clock that runs ahead or behind within the window moves nobody", arguments: [-12.0, -3, 3, 5])
    func clockError(error: Double) {
        var scene = seated()
        for second in 61...240 {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            for scanner: Int64 in 1...2 { draft.contact(scanner: scanner, at: now, completeThrough: now) }
            draft.observe(scene.sighting(1, -62, at: Double(second)), at: now)
            draft.observe(scene.sighting(2, -74, at: Double(second) + error), at: now)
            #expect(draft.advance(to: now).isEmpty)
            scene.engine.keep(draft.finish())
        }
    }

    @Test("What a scanner held back and sends all at once moves nobody")
    func lateBatch() {
        var scene = seated()
        scene.seconds(61...120, alive: [1], hears: [(1, -62)])
        let now = Scene.date(121)
        var draft = scene.engine.draft()
        draft.contact(scanner: 2, at: now, completeThrough: now)
        for second in 61...105 { draft.observe(scene.sighting(2, -40, at: Double(second)), at: now) }
        #expect(draft.advance(to: now).isEmpty)
        scene.engine.keep(draft.finish())
        scene.seconds(122...180, hears: [(1, -62), (2, -74)])
        #expect(scene.transitions.map(\.after.room) == [10])
    }

    @Test("Scanners that die and come back one after the other leave everybody where they are")
    func deathAndReturn() {
        var scene = seated()
        scene.seconds(61...100, alive: [1], hears: [(1, -62)])
        scene.seconds(101...140, hears: [(1, -62), (2, -74)])
        scene.seconds(141...165, alive: [2], hears: [(2, -74)])
        scene.seconds(166...200, hears: [(1, -62), (2, -74)])
        #expect(scene.transitions.map(\.after.room) == [10] && scene.whereabouts?.state == .present)
    }
}
