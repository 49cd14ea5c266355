import Testing

@testable import Presence

@Suite("Badges and receivers")
struct BadgeTests {
    private func hear(
        _ scene: inout Scene, _ seconds: ClosedRange<Int>, alive: [Int64] = [1, 2, 3], _ heard: [Observation]
    ) -> [Transition] {
        var transitions: [Transition] = []
        for second in seconds {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            for scanner in alive { draft.contact(scanner: scanner, at: now, completeThrough: now) }
            for one in heard {
                draft.observe(
                    Observation(
                        person: one.person, room: one.room, link: one.link, beacon: one.beacon, rssi: one.rssi,
                        heardAt: now, leaveAfter: one.leaveAfter), at: now)
            }
            transitions += draft.advance(to: now)
            scene.engine.keep(draft.finish())
        }
        return transitions
    }

    private func sighting(
        by scanner: Int64, in room: Int64, _ rssi: Double, badge: Int64 = 101, person: Int64 = 1
    ) -> Observation {
        Observation(
            person: person, room: room, link: .scanner(scanner), beacon: badge, rssi: rssi, heardAt: Scene.date(0),
            leaveAfter: 60)
    }

    @Test("Whoever two receivers hear at once is in one room")
    func twoReceivers() {
        var scene = Scene()
        let moves = hear(&scene, 1...60, [sighting(by: 1, in: 10, -70), sighting(by: 2, in: 20, -62)])
        #expect(moves.map(\.after.room) == [20])
    }

    @Test("Several badges of one person are one person, and one of them is enough")
    func severalBadges() {
        var scene = Scene()
        let both = [sighting(by: 1, in: 10, -60), sighting(by: 1, in: 10, -75, badge: 102)]
        let moves = hear(&scene, 1...20, both) + hear(&scene, 21...200, [both[1]])
        #expect(moves.map(\.after.room) == [10] && scene.whereabouts?.state == .present)
        #expect(scene.whereabouts?.beacon == 102)
    }

    @Test("When a badge changes hands, the one is found where it is and the other has left")
    func changedHands() {
        var scene = Scene()
        var moves = hear(&scene, 1...30, [sighting(by: 1, in: 10, -60)])
        moves += hear(&scene, 31...120, [sighting(by: 2, in: 20, -60, person: 2)])
        #expect(moves.filter { $0.person == 1 }.map(\.after.state) == [.present, .left])
        #expect(moves.filter { $0.person == 2 }.map(\.after.room) == [20])
    }

    @Test("Receivers of one room stand for one room, whichever of them is nearer")
    func severalReceivers() {
        var scene = Scene()
        var moves: [Transition] = []
        for start in stride(from: 1, to: 121, by: 40) {
            moves += hear(
                &scene, start...start + 19,
                [sighting(by: 1, in: 10, -55), sighting(by: 3, in: 10, -80), sighting(by: 2, in: 20, -75)])
            moves += hear(
                &scene, start + 20...start + 39,
                [sighting(by: 1, in: 10, -80), sighting(by: 3, in: 10, -55), sighting(by: 2, in: 20, -75)])
        }
        #expect(moves.map(\.after.room) == [10])
    }

    @Test("More receivers in a room are no reason to be there")
    func numberOfReceivers() {
        var scene = Scene()
        let moves = hear(
            &scene, 1...60,
            [sighting(by: 1, in: 10, -72), sighting(by: 3, in: 10, -72), sighting(by: 2, in: 20, -62)])
        #expect(moves.map(\.after.room) == [20])
    }

    @Test("A receiver that is put up in another room takes those it hears along, once")
    func movedReceiver() {
        var scene = Scene()
        var moves = hear(&scene, 1...30, [sighting(by: 1, in: 10, -60)])
        moves += hear(&scene, 31...60, [sighting(by: 1, in: 30, -60)])
        #expect(moves.map(\.after.room) == [10, 30])
    }
}
