import Foundation
import Testing
import Vocabulary

@testable import Presence

@Suite("Trouble with scanners")
struct ScannerFaultTests {
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

    @Test("A single second that is far too loud moves nobody", arguments: [20.0, -20])
    func glitch(level: Double) {
        var scene = Scene()
        scene.seconds(1...15, hears: [(1, -60), (2, -85)])
        scene.second(16, hears: [(1, -60), (2, level)])
        scene.seconds(17...60, hears: [(1, -60), (2, -85)])
        #expect(scene.told == ["present 10"])
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

    @Test("What a scanner hands in some seconds late takes nobody back to where it heard them loud", arguments: 4...14)
    func lateLoudBatch(lag: Int) {
        var scene = Scene()
        scene.seconds(1...50, hears: [(1, -78), (2, -50)])
        for second in 51...(50 + lag) {
            let isThere = second <= 53
            scene.second(Double(second), alive: [1], hears: [(1, isThere ? -78 : -50)])
        }
        let now = Scene.date(Double(51 + lag))
        var draft = scene.engine.draft()
        for scanner: Int64 in 1...2 { draft.contact(scanner: scanner, at: now, completeThrough: now) }
        for second in 51...(51 + lag) {
            draft.observe(scene.sighting(2, second <= 53 ? -50 : -78, at: Double(second)), at: now)
        }
        draft.observe(scene.sighting(1, -50, at: Double(51 + lag)), at: now)
        scene.decide(&draft, at: Double(51 + lag))
        scene.seconds(52 + lag...120, hears: [(1, -50), (2, -78)])
        #expect(scene.told == ["present 20", "present 10"])
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

    @Test("A packet of a faint scanner in the room of a dead one moves nobody there")
    func faintBesideDead() {
        var scene = Scene()
        let near = Scene.sighting(by: 2, in: 20, -58)
        var moves = scene.hear(1...60, alive: [1, 2, 4], [Scene.sighting(by: 1, in: 10, -50)])
        moves += scene.hear(61...95, alive: [2, 4], [Scene.sighting(by: 2, in: 20, -42)])
        moves += scene.hear(96...200, alive: [2, 4], [near])
        moves += scene.hear(201...201, alive: [2, 4], [near, Scene.sighting(by: 4, in: 10, -95)])
        moves += scene.hear(202...400, alive: [2, 4], [near])
        #expect(Scene.rooms(moves) == ["present 10", "present 20"])
    }

    @Test("Nobody leaves because a faint scanner in the room of a dead one hears them no more")
    func faintAndSilent() {
        var scene = Scene()
        let faint = Scene.sighting(by: 4, in: 10, -92)
        var moves = scene.hear(1...60, alive: [1, 4], [Scene.sighting(by: 1, in: 10, -45), faint])
        moves += scene.hear(61...100, alive: [4], [faint]) + scene.hear(101...300, alive: [4], [])
        #expect(!moves.contains { $0.after.state == .left })
    }

    @Test("A spool that is handed in after an outage, faster than time goes on, moves nobody", arguments: [nil, -90.0])
    func drained(beside: Double?) {
        let neighbour: [(scanner: Int64, rssi: Double)] = beside.map { [(scanner: Int64(2), rssi: $0)] } ?? []
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -55)] + neighbour)
        scene.seconds(61...360, alive: [2], hears: neighbour)
        let end = scene.drains(from: 61, at: 361, pace: 4, beside: beside)
        #expect(end > 400)
        scene.seconds(end...(end + 20), hears: [(1, -55)] + neighbour)
        #expect(scene.told == ["present 10", "unknown 10", "present 10"])
    }

    @Test("A scanner that is always twenty seconds late loses nobody", arguments: [nil, -90.0])
    func late(beside: Double?) {
        let neighbour: [(scanner: Int64, rssi: Double)] = beside.map { [(scanner: Int64(2), rssi: $0)] } ?? []
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -55)] + neighbour)
        for now in 61...300 {
            let heard = Double(max(60, now - 20))
            scene.handsIn(heard...heard, at: Double(now), beside: beside)
        }
        #expect(scene.told == ["present 10"])
    }

    @Test("Who goes from a scanner that is always late to another room is found there, and who goes away has left")
    func leavesLateScanner() {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -55)])
        for now in 61...200 {
            let heard = Double(max(60, now - 20))
            scene.handsIn(
                heard...heard, rssi: heard < 100 ? -55 : -85, at: Double(now), beside: now < 100 ? nil : -60)
        }
        #expect(scene.told == ["present 10", "present 20"])
        for now in 201...300 {
            var draft = scene.engine.draft()
            for scanner: Int64 in 1...2 {
                let through = Double(now) - (scanner == 1 ? 20 : 0)
                draft.contact(
                    scanner: scanner, at: Scene.date(Double(now)), completeThrough: Scene.date(through))
            }
            scene.decide(&draft, at: Double(now))
        }
        #expect(scene.told == ["present 10", "present 20", "left 20"])
    }

    @Test("Heartbeats that get through while reports wait make nobody leave")
    func reportsWait() {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -55)])
        for now in stride(from: 70.0, through: 160, by: 10) {
            var draft = scene.engine.draft()
            draft.contact(scanner: 1, at: Scene.date(now), completeThrough: nil)
            scene.decide(&draft, at: now)
        }
        scene.handsIn(61...125, at: 161)
        scene.handsIn(126...161, at: 162)
        scene.seconds(163...180, hears: [(1, -55)])
        #expect(scene.told == ["present 10"])
    }

    @Test("A scanner that says now and then that it does not listen makes nobody leave by its silence")
    func nowAndThenDeaf() {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -55)])
        for now in stride(from: 70.0, through: 400, by: 10) {
            var draft = scene.engine.draft()
            if Int(now) % 30 == 0 {
                draft.contact(scanner: 1, at: Scene.date(now), completeThrough: Scene.date(now - 2))
            } else {
                draft.stopListening(scanner: 1)
            }
            scene.decide(&draft, at: now)
        }
        #expect(scene.whereabouts?.state != .left)
    }

    @Test(
        "Who is heard next door, however faintly, goes there once a scanner that hears nobody has told of its silence")
    func fadesAway() {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -62), (2, -92)])
        for second in 61...100 {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            if second % 10 == 0 { draft.contact(scanner: 1, at: now, completeThrough: now.addingTimeInterval(-2)) }
            draft.contact(scanner: 2, at: now, completeThrough: now)
            draft.observe(scene.sighting(2, -85, at: Double(second)), at: now)
            scene.decide(&draft, at: Double(second))
        }
        #expect(scene.told == ["present 10", "present 20"])
    }
}
