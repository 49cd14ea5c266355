import Testing
import Vocabulary

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

    @Test("Beside the room that somebody is in keeps nobody from going on", arguments: [(-62.0, 60), (-50, 65)])
    func beside(level: Double, found: Int) {
        var scene = Scene()
        // Found in the second room before the first's scanner is known to be dead, or before it died.
        if found > 60 { scene.seconds(1...60, alive: [1, 2, 3], hears: [(1, level), (2, -60), (3, -85)]) }
        scene.seconds(1 + (found > 60 ? 60 : 0)...found, alive: [1, 2, 3], hears: [(1, level), (2, -42), (3, -85)])
        scene.seconds(found + 1...120, alive: [2, 3], hears: [(2, -42), (3, -85)])
        scene.seconds(121...180, alive: [2, 3], hears: [(2, -80), (3, -65)])
        #expect(scene.told.suffix(2) == ["present 20", "present 30"])
    }

    @Test("Beside the room where somebody is heard no more leaves them unknown, until they are heard nowhere")
    func besideSilence() {
        var scene = Scene()
        scene.seconds(1...60, alive: [1, 2, 3], hears: [(1, -62), (2, -50), (3, -85)])
        scene.seconds(61...120, alive: [2, 3], hears: [(2, -50), (3, -85)])
        scene.seconds(121...180, alive: [2, 3], hears: [(3, -85)])
        #expect(scene.told == ["present 20", "unknown 20"])
        #expect(scene.transitions.last?.quiet == QuietScanner(scanner: 1, room: 10, level: -62))
        scene.seconds(181...260, alive: [2, 3])
        #expect(scene.told == ["present 20", "unknown 20", "left 20"])
    }

    @Test("Held somebody before a restart, who was found elsewhere at once, and goes on")
    func restarted() {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .unknown, room: 10, since: Scene.date(960), heardAt: Scene.date(999), decidedAt: Scene.date(960),
            confidence: 0, link: .scanner(1), beacon: 101, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1, ranUntil: Scene.date(999))
        scene.seconds(1001...1020, alive: [2, 3], hears: [(2, -60)])
        scene.seconds(1021...1080, alive: [2, 3], hears: [(2, -85), (3, -72)])
        #expect(scene.told == ["present 20", "present 30"])
    }

    /// Scanner 1 hears somebody at -50 dBm and dies after a minute; 3 stands in the same room and hears what is said,
    /// by second, and so does 2 in room 20.
    private func beside(_ heard: (Int) -> (other: Double?, elsewhere: Double?), until end: Int) -> Scene {
        var scene = Scene()
        for second in 1...end {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            for scanner: Int64 in second <= 60 ? [1, 2, 3] : [2, 3] {
                draft.contact(scanner: scanner, at: now, completeThrough: now)
            }
            if second <= 60 { draft.observe(scene.sighting(1, -50, at: Double(second)), at: now) }
            let (other, elsewhere) = heard(second)
            if let other { draft.observe(Scene.sighting(by: 3, in: 10, other).heard(at: now), at: now) }
            if let elsewhere { draft.observe(scene.sighting(2, elsewhere, at: Double(second)), at: now) }
            scene.decide(&draft, at: Double(second))
        }
        return scene
    }

    @Test(
        "Is no reason to lose who another scanner of the room hears better than any elsewhere", arguments: [-62.0, -68])
    func another(level: Double) {
        let scene = beside({ _ in (level, -75) }, until: 200)
        #expect(scene.told == ["present 10"])
        #expect(scene.whereabouts?.link == .scanner(3))
    }

    @Test("Leaves unknown who is heard elsewhere by then, and by the other scanner of the room no more")
    func gone() {
        let scene = beside({ $0 <= 120 ? (-62, -75) : (nil, -55) }, until: 300)
        #expect(scene.told == ["present 10", "unknown 10"])
        #expect(scene.transitions.last?.quiet == QuietScanner(scanner: 1, room: 10, level: -50))
    }

    @Test("Leaves nobody now unknown and now present for noise", arguments: [0.0, 1.5, 3])
    func noise(lead: Double) {
        var random = SplitMix64(seed: 7)
        // Three times a uniform spread: about 4 dB of noise on each reading.
        func reading(_ level: Double) -> Double {
            level + (0..<3).reduce(0) { sum, _ in sum + Double.random(in: -4...4, using: &random) }
        }
        let scene = beside({ _ in (reading(-66), reading(-66 - lead)) }, until: 3600)
        #expect(scene.told.count <= 12, "\(scene.told.count)")
        #expect(scene.transitions.allSatisfy { $0.after.room == 10 && $0.after.state != .left })
    }

    @Test("Of the room beside, as well as of theirs, keeps nobody present who goes on")
    func two() {
        var scene = Scene()
        func second(_ second: Int, alive: [Int64], _ heard: [Observation]) {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            for scanner in alive { draft.contact(scanner: scanner, at: now, completeThrough: now) }
            for one in heard { draft.observe(one.heard(at: now), at: now) }
            scene.decide(&draft, at: Double(second))
        }
        let (own, other) = (Scene.sighting(by: 3, in: 10, -50), Scene.sighting(by: 5, in: 50, -80))
        for time in 1...60 {
            second(
                time, alive: [1, 3, 4, 5],
                [own, other, Scene.sighting(by: 1, in: 10, -62), Scene.sighting(by: 4, in: 40, -55)])
        }
        for time in 61...120 { second(time, alive: [3, 5], [own, other]) }
        #expect(scene.told == ["present 10"])
        for time in 121...240 {
            second(time, alive: [3, 5], [Scene.sighting(by: 3, in: 10, -80), Scene.sighting(by: 5, in: 50, -65)])
        }
        #expect(scene.told == ["present 10", "unknown 10"], "their own room's dead scanner had heard them louder")
    }

    @Test("Leaves nobody unknown for good whom the scanner of their room hears again")
    func back() {
        var scene = Scene()
        scene.seconds(1...60, alive: [1, 2, 3], hears: [(1, -50), (2, -70)])
        scene.seconds(61...130, alive: [2, 3], hears: [(2, -44)])
        #expect(scene.told == ["present 10", "present 20"])
        scene.seconds(131...160, alive: [2, 3], hears: [(2, -65)])
        scene.seconds(161...220, alive: [2, 3], hears: [(3, -85)])
        scene.seconds(221...260, alive: [2, 3], hears: [(2, -65), (3, -85)])
        #expect(scene.told.suffix(2) == ["unknown 20", "present 20"])
    }

    @Test("Moves nobody to where a badge of theirs lies that they do not carry")
    func otherBadge() {
        var scene = Scene()
        for second in 1...300 {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            for scanner: Int64 in second <= 60 ? [1, 2, 3, 6] : [2, 3, 6] {
                draft.contact(scanner: scanner, at: now, completeThrough: now)
            }
            if second <= 60 { draft.observe(Scene.sighting(by: 1, in: 10, -50).heard(at: now), at: now) }
            draft.observe(Scene.sighting(by: 3, in: 10, second <= 120 ? -60 : -72).heard(at: now), at: now)
            draft.observe(Scene.sighting(by: 2, in: 20, second <= 120 ? -80 : -65).heard(at: now), at: now)
            draft.observe(Scene.sighting(by: 6, in: 60, -55, badge: 102).heard(at: now), at: now)
            scene.decide(&draft, at: Double(second))
        }
        #expect(scene.told == ["present 10", "unknown 10"])
    }
}
