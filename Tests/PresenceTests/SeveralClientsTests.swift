import Testing

@testable import Presence

@Suite("Several clients of one person")
struct SeveralClientsTests {
    @Test("One that lies about takes nobody from where the one is that moves, to and fro too")
    func leftBehind() {
        var scene = Scene()
        scene.client(hears: [9], at: 6, login: Scene.tablet)
        scene.walk(through: [1, 2, 1, 2, 3, 1], from: 10)
        #expect(
            scene.told == [
                "present 90", "present 10", "present 20", "present 10", "present 20", "present 30", "present 10",
            ])
    }

    @Test("What one says that is not followed does not count, while the other speaks")
    func counted() {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        scene.client(hears: [1], at: 135, secondsAgo: 20, login: Scene.tablet)
        scene.client(hears: [], at: 136, login: Scene.tablet)
        scene.client(hears: [1], at: 300, secondsAgo: 20, login: Scene.tablet)
        #expect(scene.counted == [true, false, true, false, true, false, true, false, false, false, true])
    }

    @Test("One that is carried off is followed once it has said so for twenty seconds, also back to where it came from")
    func carriedOff() {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        for time in stride(from: 130.0, to: 500, by: 30) {
            scene.client(hears: [2], at: time)
            scene.client(hears: [time < 310 ? 3 : 9], at: time + 15, login: Scene.tablet)
        }
        #expect(scene.told == ["present 10", "present 20", "present 30", "present 90"])
        #expect(scene.transitions[2].after.since == Scene.date(175))
    }

    @Test("One that lies between rooms and names now this and now that takes nobody along")
    func between() {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        for step in 0..<40 {
            let time = 130 + Double(step) * 30
            scene.client(hears: [2], at: time)
            scene.client(hears: [[7, 8, 9][2 * step % 3]], at: time + 10, login: Scene.tablet)
            scene.client(hears: [[8, 9, 7][2 * step % 3]], at: time + 11, login: Scene.tablet)
        }
        #expect(scene.told == ["present 10", "present 20"])
    }

    @Test("Where the one that is followed falls silent, the word of the other stands")
    func silent() {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        // Two reports are missed, and nothing happens; the third, and the other counts.
        for report in 0..<2 { scene.client(hears: [9], at: 145 + Double(report) * 30, login: Scene.tablet) }
        scene.client(hears: [2], at: 185)
        #expect(scene.told == ["present 10", "present 20"])
        for report in 0..<4 { scene.client(hears: [9], at: 200 + Double(report) * 30, login: Scene.tablet) }
        #expect(scene.told == ["present 10", "present 20", "present 90"])
        scene.client(hears: [2], at: 300)
        scene.client(hears: [9], at: 305, login: Scene.tablet)
        #expect(scene.told.last == "present 20", "the phone is the one that was last seen to move")
    }

    @Test("Where the one that is followed hears nothing any more, the next word of the other stands")
    func notListening() {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        scene.client(hears: [], at: 140)
        scene.client(hears: [9], at: 145, login: Scene.tablet)
        #expect(scene.told.suffix(3) == ["present 20", "unknown 20", "present 90"])
    }

    @Test("A report that a later one has overtaken moves nobody, however long either was on its way")
    func overtaken() {
        var scene = Scene()
        scene.client(hears: [2], at: 10, sent: 9)
        scene.client(hears: [1], at: 11, sent: 5)
        #expect(scene.told == ["present 20"])
        // The first was long on its way, so that what it heard seems to have been heard late.
        scene.client(hears: [1], at: 40, secondsAgo: 0.1, sent: 37)
        scene.client(hears: [2], at: 40.2, secondsAgo: 2, sent: 40.1)
        #expect(scene.told == ["present 20", "present 10", "present 20"])
        #expect(scene.counted == [true, false, true, true])
        // Its clock was set back.
        scene.client(hears: [1], at: 70, sent: 20)
        #expect(scene.told.last == "present 10")
    }

    @Test("One that still hears where it was is not carried off in a moment, nor one whose beacon is hung elsewhere")
    func besides() {
        var scene = Scene()
        scene.walk(through: [1, 2], from: 10)
        for step in 0..<3 {
            scene.client(hears: [8, 9], at: 130 + Double(step) * 30, login: Scene.tablet)
            scene.client(hears: [2], at: 140 + Double(step) * 30)
        }
        scene.client(hears: [9], at: 220, login: Scene.tablet)
        for step in 0..<4 {
            var draft = scene.engine.draft()
            let moved = Observation(
                person: 1, room: 70, link: .client(beacon: 9), beacon: 9, rssi: nil,
                heardAt: Scene.date(250 + Double(step) * 30), leaveAfter: 60)
            _ = draft.observe(
                client: ClientScan(login: Scene.tablet), of: 1, hears: [moved], at: Scene.date(250 + Double(step) * 30))
            scene.decide(&draft, at: 250 + Double(step) * 30)
            scene.client(hears: [2], at: 260 + Double(step) * 30)
        }
        #expect(scene.told == ["present 10", "present 20"])
    }
}
