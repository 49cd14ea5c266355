import Foundation
import Testing

@testable import Presence

/// Somebody carries badge 101 in room 20, or has left with it; 102 lies somewhere.
@Suite("A badge that lies about")
struct LyingBadgeTests {
    /// Another server takes over at a time, with what the database has of a scene.
    private func restarted(_ scene: Scene, at time: Double, scannersLastAt last: Double) -> Scene {
        var next = Scene(startedAt: time)
        for scanner: Int64 in [1, 2, 3] { next.engine.restore(scanner: scanner, lastAt: Scene.date(last)) }
        if let whereabouts = scene.whereabouts { next.engine.restore(whereabouts, of: 1) }
        return next
    }

    @Test("It was not moved because it became known how the room sounds where it lies")
    func furnished() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -80], 20: [1: -80, 2: -50], 30: [1: -63, 2: -72]])
        let survey = Survey(walks: [fingerprints.walk([10, 30, 20, 30])])
        let map = try #require(CheckedSurvey(survey, placement: [1: 10, 2: 20], doors: [])?.map)
        let carried = [Scene.sighting(by: 1, in: 10, -80), Scene.sighting(by: 2, in: 20, -50)]
        let lies = [Scene.sighting(by: 1, in: 10, -63, badge: 102), Scene.sighting(by: 2, in: 20, -72, badge: 102)]
        var scene = Scene()
        var moves = scene.hear(1...200, alive: [1, 2], carried + lies)
        scene.engine.update(building: Building(map: map))
        moves += scene.hear(201...400, alive: [1, 2], carried + lies)
        #expect(Scene.rooms(moves) == ["present 20"])
    }

    @Test("It was not brought because its scanner hands in what it heard while the server was away")
    func drained() {
        var scene = Scene()
        _ = scene.hear(1...60, Scene.badge(101, by: 2))
        scene = restarted(scene, at: 120, scannersLastAt: 60)
        var moves: [Transition] = []
        // A batch a second of ten seconds each, until scanner 1 has caught up.
        var handedIn = 60.0
        for second in 121...400 {
            let now = Double(second)
            var draft = scene.engine.draft()
            for scanner: Int64 in [2, 3] {
                draft.contact(scanner: scanner, at: Scene.date(now), completeThrough: Scene.date(now))
            }
            for one in Scene.badge(101, by: 2).dropFirst() { draft.observe(one.heard(at: now), at: Scene.date(now)) }
            let next = min(now, handedIn + 10)
            draft.report(scanner: 1, heardThrough: Scene.date(next))
            for heard in stride(from: handedIn + 1, through: next, by: 1) {
                draft.observe(
                    Scene.sighting(by: 1, in: 10, -60, badge: 102).heard(at: heard), at: Scene.date(now))
            }
            handedIn = next
            moves += draft.advance(to: Scene.date(now))
            scene.engine.keep(draft.finish())
        }
        #expect(moves.isEmpty && scene.whereabouts?.room == 20)
    }

    @Test("Where it lies is not learned from whoever tells first after a restart")
    func toldFirst() {
        var scene = Scene()
        _ = scene.hear(1...60, Scene.badge(101, by: 2))
        scene = restarted(scene, at: 70, scannersLastAt: 60)
        let carried = Scene.badge(101, by: 2).filter { $0.link == .scanner(2) }
        var moves = scene.hear(71...74, alive: [2, 3], carried + [Scene.sighting(by: 3, in: 30, -85, badge: 102)])
        moves += scene.hear(
            75...110, alive: [2, 3],
            carried + [
                Scene.sighting(by: 3, in: 30, -85, badge: 102), Scene.sighting(by: 1, in: 10, -60, badge: 102),
            ])
        moves += scene.hear(111...300, carried + Scene.badge(102, by: 1))
        #expect(moves.isEmpty && scene.whereabouts?.room == 20)
    }

    @Test("Whoever has left is not back for one packet of it, after a restart either")
    func leftAndRestarted() {
        var scene = Scene()
        var moves = scene.hear(1...60, Scene.badge(101, by: 2))
        moves += scene.hear(61...200, [])
        #expect(Scene.rooms(moves) == ["present 20", "left 20"])
        scene = restarted(scene, at: 210, scannersLastAt: 200)
        moves = scene.hear(211...300, [])
        moves += scene.hear(301...301, [Scene.sighting(by: 3, in: 30, -88, badge: 102)])
        moves += scene.hear(302...500, [])
        #expect(moves.isEmpty)
    }

    @Test("Whoever has left is not back for a packet of the one that fell silent before")
    func silentBefore() {
        var scene = Scene()
        let lying = [Scene.sighting(by: 3, in: 30, -88, badge: 102)]
        var moves = scene.hear(1...89, Scene.badge(101, by: 2))
        moves += scene.hear(90...100, Scene.badge(101, by: 2) + lying)
        moves += scene.hear(101...125, lying)
        moves += scene.hear(126...1000, [])
        moves += scene.hear(1001...1001, lying)
        moves += scene.hear(1002...1200, [])
        #expect(Scene.rooms(moves) == ["present 20", "left 20"])
    }

    @Test("Between two rooms, now nearer to the one and now to the other, it takes nobody along", arguments: [5, 10])
    func restless(swing: Int) {
        var scene = Scene()
        _ = scene.hear(1...60, Scene.badge(101, by: 2) + Scene.badge(102, by: 1))
        var moves: [Transition] = []
        for start in stride(from: 61, to: 1200, by: swing) {
            let isNearer = start / swing % 2 == 0
            let lying = [
                Scene.sighting(by: 1, in: 10, isNearer ? -68 : -71, badge: 102),
                Scene.sighting(by: 3, in: 30, isNearer ? -71 : -68, badge: 102),
            ]
            moves += scene.hear(start...start + swing - 1, Scene.badge(101, by: 2) + lying)
        }
        #expect(moves.isEmpty, "\(Scene.rooms(moves))")
    }

    @Test("It was not brought to where it lay when somebody was given it")
    func issued() {
        var scene = Scene()
        var moves = scene.hear(1...200, Scene.badge(101, by: 2))
        moves += scene.hear(201...600, Scene.badge(101, by: 2) + Scene.badge(102, by: 1).map { $0.issued(at: 200) })
        #expect(Scene.rooms(moves) == ["present 20"])
    }

    @Test("It was not moved where it is said by now that its scanner stands in another room")
    func scannerMoved() {
        var scene = Scene()
        var moves = scene.hear(1...200, Scene.badge(101, by: 2) + Scene.badge(102, by: 1))
        #expect(scene.whereabouts?.beacon == 101 && moves.count == 1)
        let before = scene.whereabouts?.room
        let there = Scene.badge(102, by: 1).map {
            $0.link == .scanner(1) ? Scene.sighting(by: 1, in: 11, -60, badge: 102) : $0
        }
        moves = scene.hear(201...400, Scene.badge(101, by: 2) + there)
        #expect(moves.isEmpty && scene.whereabouts?.room == before)
    }

    @Test("Put aside while a client told, and heard again where it lies, it was not brought there")
    func putAside() {
        var scene = Scene()
        var moves = scene.hear(1...60, Scene.badge(102, by: 1))
        for second in 61...400 {
            if second % 20 == 1 { scene.client(hears: [2], rssi: -50, at: Double(second)) }
            let lying = (150...230).contains(second) ? [] : Scene.badge(102, by: 1)
            moves += scene.hear(second...second, lying + (second > 120 ? Scene.badge(101, by: 2) : []))
        }
        moves += scene.hear(401...700, Scene.badge(102, by: 1) + Scene.badge(101, by: 2))
        #expect(scene.whereabouts?.room == 20 && scene.whereabouts?.badge == 101)
    }
}
