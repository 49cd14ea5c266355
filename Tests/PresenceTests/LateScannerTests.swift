import Foundation
import Testing

@testable import Presence

/// Scanner 1 hands in what it heard twenty-five seconds late, second by second, which tells nobody where somebody is
/// now.
@Suite("A scanner that lags behind")
struct LateScannerTests {
    private static let lag = 25

    /// Somebody is with scanner 1 from 100 on, for so long; scanner 2 is punctual and hears nobody.
    private func stay(of length: Int, in scene: inout Scene, _ seconds: ClosedRange<Int>) {
        for now in seconds {
            let heard = now - Self.lag
            var draft = scene.engine.draft()
            draft.contact(scanner: 1, at: Scene.date(Double(now)), completeThrough: Scene.date(Double(heard)))
            draft.contact(scanner: 2, at: Scene.date(Double(now)), completeThrough: Scene.date(Double(now)))
            if (100..<(100 + length)).contains(heard) {
                draft.observe(scene.sighting(1, -55, at: Double(heard)), at: Scene.date(Double(now)))
            }
            scene.decide(&draft, at: Double(now))
        }
    }

    @Test("Somebody it alone has heard is not unheard of: where they are is unknown, until it is punctual")
    func neverSeen() {
        var scene = Scene()
        stay(of: 1_000, in: &scene, 101...200)
        #expect(scene.told == ["unknown 10"])
        #expect(scene.whereabouts?.heardAt == Scene.date(175))
        scene.seconds(201...210, hears: [(1, -55)])
        #expect(scene.told == ["unknown 10", "present 10"])
    }

    @Test("Somebody who goes over to it, and was taken for left since all others are silent, has not left")
    func goneOver() {
        var scene = Scene()
        scene.leaveAfter = 20
        scene.seconds(1...99, hears: [(2, -55)])
        stay(of: 1_000, in: &scene, 101...200)
        #expect(scene.told == ["present 20", "left 20", "unknown 10"])
        #expect(scene.whereabouts?.heardAt == Scene.date(175))
    }

    @Test("Who goes from there too has left, once all it heard has arrived")
    func leaves() {
        var scene = Scene()
        scene.leaveAfter = 20
        stay(of: 30, in: &scene, 101...172)
        #expect(scene.told == ["unknown 10"])
        stay(of: 30, in: &scene, 173...180)
        #expect(scene.told == ["unknown 10", "left 10"])
    }

    @Test("The last packets of somebody who goes, heard by it a moment later than by others, bring nobody back")
    func lastPacket() {
        var scene = Scene()
        scene.leaveAfter = 20
        scene.seconds(1...99, hears: [(2, -55)])
        stay(of: 2, in: &scene, 101...200)
        #expect(scene.told == ["present 20", "left 20"])
    }

    @Test("Of somebody of whom it is first heard long after, all known since, it is known when they were heard last")
    func history() {
        var scene = Scene()
        scene.seconds(1...1_000)
        var draft = scene.engine.draft()
        draft.observe(scene.sighting(1, -55, at: 500), at: Scene.date(1_001))
        scene.decide(&draft, at: 1_001)
        #expect(scene.told == ["left 10"] && scene.whereabouts?.heardAt == Scene.date(500))
        draft = scene.engine.draft()
        draft.observe(scene.sighting(1, -55, at: 600), at: Scene.date(1_002))
        scene.decide(&draft, at: 1_002)
        #expect(scene.told == ["left 10"] && scene.whereabouts?.heardAt == Scene.date(600))
    }

    @Test("Of several that lag, the one that heard somebody last tells whether they have left")
    func several() {
        var scene = Scene()
        scene.leaveAfter = 20
        for now in 101...200 {
            let heard = now - Self.lag
            var draft = scene.engine.draft()
            // The first has handed in all; the second has more, and comes no further than 140.
            let through: [Int64: Int] = [1: now > 134 ? now : heard, 2: min(heard, 140)]
            for scanner: Int64 in 1...2 {
                draft.contact(
                    scanner: scanner, at: Scene.date(Double(now)),
                    completeThrough: Scene.date(Double(through[scanner] ?? heard)))
            }
            if (100..<140).contains(heard) {
                draft.observe(scene.sighting(heard < 110 ? 1 : 2, -55, at: Double(heard)), at: Scene.date(Double(now)))
            }
            scene.decide(&draft, at: Double(now))
        }
        #expect(scene.told == ["unknown 10"])
        #expect(scene.whereabouts?.link == .scanner(2))
    }

    @Test("What a scanner heard of a badge that lies about does not hide what was heard of the other")
    func otherBadge() {
        var scene = Scene()
        scene.leaveAfter = 20
        scene.seconds(1...99, hears: [(2, -55)])
        scene.seconds(100...200, alive: [2])
        #expect(scene.told == ["present 20", "left 20"])
        var draft = scene.engine.draft()
        draft.contact(scanner: 1, at: Scene.date(201), completeThrough: Scene.date(170))
        draft.observe(scene.sighting(1, -55, at: 169), at: Scene.date(201))
        draft.observe(
            Scene.sighting(by: 1, in: 10, -50, badge: 777).heard(at: Scene.date(170)), at: Scene.date(201))
        scene.decide(&draft, at: 201)
        #expect(scene.told == ["present 20", "left 20", "unknown 10"])
    }
}
