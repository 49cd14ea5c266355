import Testing
import Vocabulary

@testable import Presence

/// Scanners 1 and 3 stand in room 10, 2 and 4 in room 20, 5 in room 30. 1 dies after a minute, in some scenes another
/// too.
@Suite("A dead scanner, and living ones of the same rooms")
struct DeadBesideLivingTests {
    private static let rooms: [Int64: Int64] = [1: 10, 2: 20, 3: 10, 4: 20, 5: 30]

    private func heard(_ levels: [Int64: Double]) -> [Observation] {
        levels.sorted { $0.key < $1.key }.map { Scene.sighting(by: $0, in: Self.rooms[$0] ?? 0, $1) }
    }

    @Test("Finds who goes to a room of both where the living one hears them", arguments: [nil, -80.0])
    func agreed(faintly: Double?) {
        var scene = Scene()
        _ = scene.hear(1...60, heard([1: -62, 2: -42, 3: -75]))
        #expect(scene.whereabouts?.room == 20)
        _ = scene.hear(61...119, alive: [2, 3], heard([2: -42, 3: -75]))
        let found = scene.hear(
            120...200, alive: [2, 3], heard([3: -66].merging(faintly.map { [2: $0] } ?? [:]) { $1 }))
        #expect(Scene.rooms(found) == ["present 10"])
        #expect(scene.whereabouts?.link == .scanner(3))
    }

    @Test("Hides no living one of its room that speaks against another dead one")
    func twoDead() {
        var scene = Scene()
        _ = scene.hear(1...60, alive: [1, 2, 3, 4], heard([1: -50, 2: -60, 3: -65, 4: -75]))
        #expect(scene.hear(61...120, alive: [3, 4], heard([3: -65, 4: -75])).isEmpty)
        let found = scene.hear(121...200, alive: [3, 4], heard([3: -80, 4: -62]))
        #expect(Scene.rooms(found) == ["unknown 10"])
    }

    @Test("Silences no client that names another room")
    func client() {
        var scene = Scene()
        _ = scene.hear(1...60, alive: [1, 3], heard([1: -50, 3: -80]))
        #expect(scene.hear(61...100, alive: [3], heard([3: -80])).isEmpty)
        scene.client(hears: [3], rssi: -60, at: 100.5)
        #expect(scene.told == ["present 30"])
        #expect(scene.hear(101...130, alive: [3], heard([3: -80])).isEmpty)
    }

    @Test("Leaves whom it held to the other at once, so that one noisy second loses nobody")
    func noisySecond() {
        var scene = Scene()
        _ = scene.hear(1...60, heard([1: -50, 2: -67, 3: -66]))
        _ = scene.hear(61...85, alive: [2, 3], heard([2: -67, 3: -66]))
        #expect(scene.hear(86...93, alive: [2, 3], heard([2: -65, 3: -69])).isEmpty)
        #expect(scene.hear(94...200, alive: [2, 3], heard([2: -67, 3: -66])).isEmpty)
    }

    @Test("Takes ten seconds for doubt, and ten for finding again, each time anew")
    func eachAnew() {
        var scene = Scene()
        _ = scene.hear(1...60, heard([1: -50, 2: -75, 3: -62]))
        _ = scene.hear(61...200, alive: [2, 3], heard([2: -75, 3: -62]))
        let lost = scene.hear(201...218, alive: [2, 3], heard([2: -75]))
        #expect(Scene.rooms(lost) == ["unknown 10"])
        let found = scene.hear(219...240, alive: [2, 3], heard([2: -75, 3: -62]))
        #expect(Scene.rooms(found) == ["present 10"])
        #expect(found.allSatisfy { $0.after.decidedAt >= Scene.date(228) })
    }

    @Test("Gives way, once it has been dead for long, to what is heard where nobody else hears them")
    func longDead() {
        var scene = Scene()
        _ = scene.hear(1...60, alive: [1, 2, 5], heard([1: -50, 2: -75]))
        _ = scene.hear(61...120, alive: [2, 5], heard([2: -42]))
        _ = scene.hear(121...1000, alive: [2, 5], heard([2: -60]))
        #expect(scene.whereabouts?.room == 20)
        let found = scene.hear(1001...1060, alive: [2, 5], heard([5: -55]))
        #expect(Scene.rooms(found) == ["present 30"])
    }

    @Test("Is dead until it has told what it heard meanwhile: its last word is of long ago")
    func returned() {
        var scene = Scene()
        _ = scene.hear(1...60, alive: [1, 2], heard([1: -50, 2: -75]))
        let lost = scene.hear(61...599, alive: [2], heard([2: -60]))
        #expect(Scene.rooms(lost) == ["unknown 10"])
        let now = Scene.date(600)
        var draft = scene.engine.draft()
        draft.contact(scanner: 1, at: now, completeThrough: nil)
        scene.decide(&draft, at: 600)
        #expect(scene.hear(601...620, alive: [2], heard([2: -60])).isEmpty && scene.told.isEmpty)
        let found = scene.hear(621...640, alive: [1, 2], heard([2: -60]))
        #expect(Scene.rooms(found) == ["present 20"])
    }

    @Test("Makes the next decision by what was heard just before, not by all that was heard meanwhile")
    func meanwhile() {
        var scene = Scene()
        _ = scene.hear(1...60, alive: [1, 2], heard([1: -50, 2: -75]))
        _ = scene.hear(61...3600, alive: [2], heard([2: -60]))
        #expect(scene.whereabouts?.state == .unknown)
        var draft = scene.engine.draft()
        draft.observe(Scene.sighting(by: 2, in: 20, -70).heard(at: Scene.date(3600.5)), at: Scene.date(3600.5))
        #expect(draft.touched[1]?.track.levels[.scanner(2)]?.freshMean == -70)
    }

    @Test("Leave whom neither knows of unknown, and not where another badge of theirs lies")
    func otherBadge() {
        var scene = Scene()
        let other = Scene.sighting(by: 2, in: 20, -60, badge: 102)
        _ = scene.hear(1...60, heard([1: -50, 3: -65]) + [other])
        #expect(scene.hear(61...120, alive: [2, 3], heard([3: -65]) + [other]).isEmpty)
        #expect(Scene.rooms(scene.hear(121...300, alive: [2, 3], [other])) == ["unknown 10"])
    }
}
