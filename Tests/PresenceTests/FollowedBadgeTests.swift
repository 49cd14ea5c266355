import Testing
import Vocabulary

@testable import Presence

@Suite("The badge that is followed, of several")
struct FollowedBadgeTests {
    @Test("Heard by several scanners in one second it was heard in one second")
    func countedOnce() {
        var scene = Scene()
        var moves = scene.hear(1...60, Scene.badge(101, by: 2))
        moves += scene.hear(61...200, [])
        for second in 201...203 {
            for scanner: Int64 in [1, 2, 3] {
                let now = Double(second) + Double(scanner) / 10
                var draft = scene.engine.draft()
                draft.contact(scanner: scanner, at: Scene.date(now), completeThrough: Scene.date(now))
                draft.observe(
                    Scene.sighting(by: scanner, in: scanner * 10, scanner == 1 ? -60 : -80, badge: 102).heard(at: now),
                    at: Scene.date(now))
                moves += draft.decideOnTouched(at: Scene.date(now))
                scene.engine.keep(draft.finish())
            }
        }
        #expect(Scene.rooms(moves) == ["present 20", "left 20"])
    }

    @Test("Somebody of whom the first badge was heard only before the server started is where the other is")
    func heardBefore() {
        var scene = Scene(startedAt: 10)
        var draft = scene.engine.draft()
        draft.contact(scanner: 1, at: Scene.date(11), completeThrough: Scene.date(11))
        draft.observe(Scene.sighting(by: 1, in: 10, -60, badge: 101).heard(at: 7), at: Scene.date(11))
        _ = draft.advance(to: Scene.date(11))
        scene.engine.keep(draft.finish())
        let moves = scene.hear(12...100, Scene.badge(102, by: 2))
        #expect(moves.last?.after.room == 20)
    }

    @Test("However many somebody has, three are told apart")
    func many() {
        var scene = Scene()
        for second in 1...50 { _ = scene.hear(second...second, (101...120).flatMap { Scene.badge($0, by: 2) }) }
        #expect(scene.engine.people[1]?.track.others.count == 2 && scene.whereabouts?.room == 20)
    }

    @Test("Another badge that is followed from now on is told, also where nobody moves")
    func told() {
        var scene = Scene()
        _ = scene.hear(1...60, Scene.badge(101, by: 2) + Scene.badge(102, by: 2))
        var told: [FollowedBadge] = []
        for second in 61...120 {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            for scanner: Int64 in [1, 2, 3] { draft.contact(scanner: scanner, at: now, completeThrough: now) }
            for one in Scene.badge(102, by: 2) { draft.observe(one.heard(at: Double(second)), at: now) }
            #expect(draft.advance(to: now).isEmpty)
            told += draft.switches(at: now)
            scene.engine.keep(draft.finish())
        }
        #expect(told.map(\.badge) == [102] && told.first?.room == 20 && told.first?.state == .present)
    }
}
