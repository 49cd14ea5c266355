import Testing
import Vocabulary

@testable import Presence

@Suite("Badges and receivers")
struct BadgeTests {
    @Test("Whoever two receivers hear at once is in one room")
    func twoReceivers() {
        var scene = Scene()
        let moves = scene.hear(1...60, [Scene.sighting(by: 1, in: 10, -70), Scene.sighting(by: 2, in: 20, -62)])
        #expect(moves.map(\.after.room) == [20])
    }

    @Test("When a badge changes hands, the one is found where it is and the other has left")
    func changedHands() {
        var scene = Scene()
        var moves = scene.hear(1...30, [Scene.sighting(by: 1, in: 10, -60)])
        moves += scene.hear(31...120, [Scene.sighting(by: 2, in: 20, -60, person: 2)])
        #expect(moves.filter { $0.person == 1 }.map(\.after.state) == [.present, .left])
        #expect(moves.filter { $0.person == 2 }.map(\.after.room) == [20])
    }

    @Test("Receivers of one room stand for one room, whichever of them is nearer")
    func severalReceivers() {
        var scene = Scene()
        var moves: [Transition] = []
        for start in stride(from: 1, to: 121, by: 40) {
            moves += scene.hear(
                start...start + 19,
                [
                    Scene.sighting(by: 1, in: 10, -55), Scene.sighting(by: 3, in: 10, -80),
                    Scene.sighting(by: 2, in: 20, -75),
                ])
            moves += scene.hear(
                start + 20...start + 39,
                [
                    Scene.sighting(by: 1, in: 10, -80), Scene.sighting(by: 3, in: 10, -55),
                    Scene.sighting(by: 2, in: 20, -75),
                ])
        }
        #expect(moves.map(\.after.room) == [10])
    }

    @Test("More receivers in a room are no reason to be there")
    func numberOfReceivers() {
        var scene = Scene()
        let moves = scene.hear(
            1...60,
            [
                Scene.sighting(by: 1, in: 10, -72), Scene.sighting(by: 3, in: 10, -72),
                Scene.sighting(by: 2, in: 20, -62),
            ])
        #expect(moves.map(\.after.room) == [20])
    }

    @Test("A receiver that is put up in another room takes those it hears along, once")
    func movedReceiver() {
        var scene = Scene()
        var moves = scene.hear(1...30, [Scene.sighting(by: 1, in: 10, -60)])
        moves += scene.hear(31...60, [Scene.sighting(by: 1, in: 30, -60)])
        #expect(moves.map(\.after.room) == [10, 30])
    }

    @Test("Heard without a level somebody is heard as loud as just before")
    func withoutLevel() {
        var scene = Scene()
        scene.seconds(1...30, hears: [(1, -60), (2, -70)])
        for second in 31...120 {
            var draft = scene.engine.draft()
            let now = Double(second)
            for scanner: Int64 in 1...2 {
                draft.contact(scanner: scanner, at: Scene.date(now), completeThrough: Scene.date(now))
            }
            draft.observe(scene.sighting(1, second % 4 == 0 ? -60 : nil, at: now), at: Scene.date(now))
            draft.observe(scene.sighting(2, -70, at: now), at: Scene.date(now))
            scene.decide(&draft, at: now)
        }
        #expect(scene.told == ["present 10"])
    }
}
