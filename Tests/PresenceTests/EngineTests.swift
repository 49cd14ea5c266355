import Testing
import Vocabulary

@testable import Presence

@Suite("The presence engine")
struct EngineTests {
    @Test("Somebody heard in a room is present there, since they were first heard")
    func entering() throws {
        var scene = Scene()
        scene.seconds(1...5, hears: [(1, -60)])
        let transition = try #require(scene.transitions.first)
        #expect(scene.transitions.count == 1)
        #expect(transition.after.state == .present && transition.after.room == 10)
        #expect(transition.after.since == Scene.date(1))
        #expect(transition.opensVisit && transition.visitEndedAt == nil)
    }

    @Test("Somebody who walks over moves once, and the old visit ends where the new one begins")
    func moving() throws {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60), (2, -80)])
        scene.seconds(21...40, hears: [(1, -80), (2, -60)])
        #expect(scene.transitions.map(\.after.room) == [10, 20])
        let move = try #require(scene.transitions.last)
        #expect(move.visitEnd == .moved && move.visitEndedAt == move.after.since)
        #expect(move.after.since < move.after.decidedAt)
    }

    @Test("One strong reading from elsewhere moves nobody")
    func outlier() {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60), (2, -80)])
        scene.second(21, hears: [(1, -60), (2, -30)])
        scene.seconds(22...40, hears: [(1, -60), (2, -80)])
        #expect(scene.transitions.map(\.after.room) == [10])
    }

    @Test("Silence of live scanners for the leave time is left, and the visit ends when they were last heard")
    func leaving() throws {
        var scene = Scene()
        scene.seconds(1...10, hears: [(1, -60)])
        scene.seconds(11...69)
        #expect(scene.whereabouts?.state == .present)
        scene.seconds(70...80)
        let left = try #require(scene.transitions.last)
        #expect(left.after.state == .left && left.visitEnd == .left)
        #expect(left.visitEndedAt == Scene.date(11))
        #expect(left.after.decidedAt == Scene.date(70))
    }

    @Test("When the scanner that held them dies they become unknown, and never left or moved")
    func dyingScanner() throws {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60), (2, -75)])
        scene.seconds(21...400, alive: [2], hears: [(2, -75)])
        let transition = try #require(scene.transitions.last)
        #expect(scene.transitions.count == 2)
        #expect(transition.after.state == .unknown && transition.after.room == 10)
        #expect(transition.visitEnd == .unknown)
    }

    @Test("When the dead scanner comes back, they are present again where they were")
    func returningScanner() {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60), (2, -75)])
        scene.seconds(21...100, alive: [2], hears: [(2, -75)])
        scene.seconds(101...110, hears: [(1, -60), (2, -75)])
        #expect(scene.transitions.map(\.after.state) == [.present, .unknown, .present])
        #expect(scene.whereabouts?.room == 10)
    }

    @Test("While a scanner is dead, somebody who really walks over to another is found there")
    func walkingAwayFromADeadScanner() {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60), (2, -75)])
        scene.seconds(21...60, alive: [2], hears: [(2, -75)])
        scene.seconds(61...70, alive: [2], hears: [(2, -50)])
        #expect(scene.transitions.map(\.after.state) == [.present, .unknown, .present])
        #expect(scene.whereabouts?.room == 20)
    }

    @Test("A sighting that comes late moves nobody")
    func lateSighting() {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -60)])
        var draft = scene.engine.draft()
        draft.observe(scene.sighting(2, -30, at: 30), at: Scene.date(60))
        let transitions = draft.advance(to: Scene.date(63))
        let touched = draft.touchedWhereabouts(at: Scene.date(63)) { _, _ in true }
        #expect(transitions.isEmpty && touched.allSatisfy { $0.whereabouts.room == 10 })
    }

    @Test("A draft that is dropped leaves no trace")
    func droppedDraft() {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60)])
        let (before, track) = (scene.engine, scene.engine.people[1]?.track)
        var draft = scene.engine.draft()
        draft.observe(scene.sighting(2, -30, at: 21), at: Scene.date(21))
        _ = draft.advance(to: Scene.date(25))
        #expect(scene.engine == before && scene.engine.people[1]?.track == track)
    }

    @Test("What one draft takes in, neither its engine sees nor another draft")
    func severalDrafts() {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60)])
        let held = scene.engine.people[1]?.track
        var one = scene.engine.draft()
        one.observe(scene.sighting(1, -60, at: 21), at: Scene.date(21))
        let noted = one.touched[1]?.track
        var other = one
        other.observe(scene.sighting(2, -30, at: 22), at: Scene.date(22))
        #expect(noted != held && other.touched[1]?.track != noted)
        #expect(one.touched[1]?.track == noted && scene.engine.people[1]?.track == held)
        scene.engine.keep(one.finish())
        one.observe(scene.sighting(2, -30, at: 23), at: Scene.date(23))
        #expect(one.touched[1]?.track != noted && scene.engine.people[1]?.track == noted)
    }

    @Test("A forgotten person is heard of no more")
    func forgetting() {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60)])
        scene.engine.forget(person: 1)
        scene.seconds(21...90)
        #expect(scene.whereabouts == nil && scene.transitions.count == 1)
    }
}
