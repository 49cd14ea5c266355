import Testing

@testable import Presence

@Suite("Several clients of one person")
struct SeveralClientsTests {
    private static let tablet = ClientLogin(number: 2, since: Scene.date(-100))

    /// The phone goes from room to room, a minute in each, while the tablet lies in room 90; both report twice a minute.
    private func walk(_ scene: inout Scene, through beacons: [Int64], from start: Double) {
        for (place, beacon) in beacons.enumerated() {
            for half in 0..<2 {
                let time = start + Double(place) * 60 + Double(half) * 30
                scene.client(hears: [beacon], at: time)
                scene.client(hears: [9], at: time + 15, login: Self.tablet)
            }
        }
    }

    /// The tablet was carried to the room where it lies, and then the phone on; a little later the phone logs in anew.
    private func walked() -> Scene {
        var scene = Scene()
        for (time, beacon) in [(-60.0, 7), (-30, 9), (0, 9)] as [(Double, Int64)] {
            scene.client(hears: [beacon], at: time, login: Self.tablet)
        }
        walk(&scene, through: [1, 2], from: 10)
        return scene
    }

    private static let anew = ClientLogin(number: 3, since: Scene.date(131))

    @Test("One that lies about takes nobody from where the one is that moves, to and fro too")
    func leftBehind() {
        var scene = Scene()
        scene.client(hears: [9], at: 6, login: Self.tablet)
        walk(&scene, through: [1, 2, 1, 2, 3, 1], from: 10)
        #expect(
            scene.told == [
                "present 90", "present 10", "present 20", "present 10", "present 20", "present 30", "present 10",
            ])
    }

    @Test("What one says that is not followed does not count, while the other speaks")
    func counted() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        scene.client(hears: [1], at: 135, secondsAgo: 20, login: Self.tablet)
        scene.client(hears: [], at: 136, login: Self.tablet)
        scene.client(hears: [1], at: 300, secondsAgo: 20, login: Self.tablet)
        #expect(scene.counted == [true, false, true, false, true, false, true, false, false, false, true])
    }

    @Test("Of two that were never seen to move, the one counts that somebody logged in on last")
    func loggedIn() {
        var scene = Scene()
        scene.client(hears: [9], at: 1, login: Self.tablet)
        scene.client(hears: [1], at: 2)
        scene.client(hears: [9], at: 31, login: Self.tablet)
        #expect(scene.told == ["present 90", "present 10"])
        walk(&scene, through: [1, 2], from: 40)
        scene.client(hears: [8], at: 165, login: ClientLogin(number: 3, since: Scene.date(164)))
        #expect(scene.told.last == "present 20", "an app that logs in by itself is in nobody's hands")
    }

    @Test("One that is carried off is followed once it has said so for twenty seconds, also back to where it came from")
    func carriedOff() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        for time in stride(from: 130.0, to: 500, by: 30) {
            scene.client(hears: [2], at: time)
            scene.client(hears: [time < 310 ? 3 : 9], at: time + 15, login: Self.tablet)
        }
        #expect(scene.told == ["present 10", "present 20", "present 30", "present 90"])
        #expect(scene.transitions[2].after.since == Scene.date(175))
    }

    @Test("One that lies between rooms and names now this and now that takes nobody along")
    func between() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        for step in 0..<40 {
            let time = 130 + Double(step) * 30
            scene.client(hears: [2], at: time)
            scene.client(hears: [[7, 8, 9][2 * step % 3]], at: time + 10, login: Self.tablet)
            scene.client(hears: [[8, 9, 7][2 * step % 3]], at: time + 11, login: Self.tablet)
        }
        #expect(scene.told == ["present 10", "present 20"])
    }

    @Test("Where the one that is followed falls silent, the word of the other stands")
    func silent() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        // Two reports are missed, and nothing happens; the third, and the other counts.
        for report in 0..<2 { scene.client(hears: [9], at: 145 + Double(report) * 30, login: Self.tablet) }
        scene.client(hears: [2], at: 185)
        #expect(scene.told == ["present 10", "present 20"])
        for report in 0..<4 { scene.client(hears: [9], at: 200 + Double(report) * 30, login: Self.tablet) }
        #expect(scene.told == ["present 10", "present 20", "present 90"])
        scene.client(hears: [2], at: 300)
        scene.client(hears: [9], at: 305, login: Self.tablet)
        #expect(scene.told.last == "present 20", "the phone is the one that was last seen to move")
    }

    @Test("Where the one that is followed hears nothing any more, the next word of the other stands")
    func deaf() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        scene.client(hears: [], at: 140)
        scene.client(hears: [9], at: 145, login: Self.tablet)
        #expect(scene.told.suffix(3) == ["present 20", "unknown 20", "present 90"])
    }

    @Test("After a restart the same one is followed, also where a scanner told", arguments: [false, true])
    func restarted(byScanner: Bool) throws {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        if byScanner {
            scene.seconds(126...140, hears: [(2, -50)])
            #expect(scene.whereabouts?.link == .scanner(2))
        }
        let before = try #require(scene.whereabouts)
        #expect(before.client == 1)
        scene = Scene(startedAt: 150)
        scene.engine.restore(before, of: 1)
        scene.client(hears: [9], rssi: -40, at: 151, login: Self.tablet)
        scene.client(hears: [2], at: 160)
        scene.client(hears: [9], rssi: -40, at: 181, login: Self.tablet)
        #expect(scene.told.isEmpty)
        scene.client(hears: [3], rssi: -40, at: 190)
        #expect(scene.told == ["present 30"])
    }

    @Test("After a restart one that had long been silent is waited for no more")
    func restartedSilent() throws {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        scene.seconds(130...400)
        let before = try #require(scene.whereabouts)
        #expect(before.state == .unknown)
        scene = Scene(startedAt: 500)
        scene.engine.restore(before, of: 1)
        scene.client(hears: [9], at: 505, login: Self.tablet)
        #expect(scene.told == ["present 90"])
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

    @Test("The one that is followed is so after it logs in anew, wherever it is by then")
    func loggedInAnew() {
        for room: Int64 in [2, 3] {
            var scene = walked()
            scene.client(hears: [room], at: 132, login: Self.anew, logins: [2, 3])
            for report in 0..<5 {
                scene.client(hears: [9], at: 140 + Double(report) * 30, login: Self.tablet, logins: [2, 3])
                scene.client(hears: [room], at: 162 + Double(report) * 30, login: Self.anew, logins: [2, 3])
            }
            #expect(scene.told.last == "present \(room * 10)" && scene.told.count { $0 == "present 90" } == 1)
        }
    }

    @Test("A login that was lost, and not ended, is taken up by the next one in the same room")
    func lostLogin() {
        var scene = walked()
        for report in 0..<8 {
            scene.client(hears: [2], at: 132 + Double(report) * 30, login: Self.anew, logins: [1, 2, 3])
            scene.client(hears: [9], at: 140 + Double(report) * 30, login: Self.tablet, logins: [1, 2, 3])
        }
        #expect(scene.told.suffix(1) == ["present 20"])
    }

    @Test("One that still hears where it was is not carried off in a moment, nor one whose beacon is hung elsewhere")
    func besides() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        for step in 0..<3 {
            scene.client(hears: [8, 9], at: 130 + Double(step) * 30, login: Self.tablet)
            scene.client(hears: [2], at: 140 + Double(step) * 30)
        }
        scene.client(hears: [9], at: 220, login: Self.tablet)
        for step in 0..<4 {
            var draft = scene.engine.draft()
            let moved = Observation(
                person: 1, room: 70, link: .client(beacon: 9), beacon: 9, rssi: nil,
                heardAt: Scene.date(250 + Double(step) * 30), leaveAfter: 60)
            _ = draft.observe(
                client: ClientWord(login: Self.tablet), of: 1, hears: [moved], at: Scene.date(250 + Double(step) * 30))
            scene.decide(&draft, at: 250 + Double(step) * 30)
            scene.client(hears: [2], at: 260 + Double(step) * 30)
        }
        #expect(scene.told == ["present 10", "present 20"])
    }

    @Test(
        "After a restart a client that logged in before is not followed for having logged in later than nobody knows when"
    )
    func restartedUnmoved() throws {
        var scene = Scene()
        scene.client(hears: [9], at: 1, login: Self.tablet)
        scene.client(hears: [1], at: 2)
        let before = try #require(scene.whereabouts)
        #expect(before.client == 1 && before.clientCarriedAt == nil)
        scene = Scene(startedAt: 20)
        scene.engine.restore(before, of: 1)
        for report in 0..<4 {
            scene.client(hears: [9], at: 22 + Double(report) * 30, login: Self.tablet)
            scene.client(hears: [1], at: 30 + Double(report) * 30)
        }
        #expect(scene.told.isEmpty)
    }

    @Test("The word of one whose login has ended stands until it logs in anew")
    func ended() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        scene.client(hears: [9], at: 135, login: Self.tablet, logins: [2])
        scene.client(
            hears: [2], at: 150, login: ClientLogin(number: 3, since: Scene.date(149)), logins: [2, 3])
        scene.client(hears: [9], at: 165, login: Self.tablet, logins: [2, 3])
        #expect(scene.told == ["present 10", "present 20"])
    }

    @Test("One that lost its login and went on is followed once its next report would have been overdue")
    func lostAndGone() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        for report in 0..<3 { scene.client(hears: [3], at: 132 + Double(report) * 30, login: Self.anew) }
        #expect(scene.told.last == "present 30" && scene.counted.suffix(3) == [false, true, true])
    }

    @Test("One that only stood in before a restart was not carried for it")
    func standIn() throws {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        scene.client(hears: [], at: 140)
        scene.client(hears: [9], at: 145, login: Self.tablet)
        let before = try #require(scene.whereabouts)
        #expect(before.client == 2 && before.clientCarriedAt == nil)
        scene = Scene(startedAt: 200)
        scene.engine.restore(before, of: 1)
        scene.client(hears: [9], at: 205, login: Self.tablet)
        scene.client(hears: [3], at: 210)
        #expect(scene.told == ["present 30"])
    }

    @Test("However often somebody logs in, little is kept of it")
    func manyLogins() {
        var scene = Scene()
        for number in 1...1000 {
            let login = ClientLogin(number: Int64(number), since: Scene.date(Double(number)))
            scene.client(hears: [1], at: Double(number) + 0.5, login: login)
        }
        #expect(scene.counted.allSatisfy { $0 })
        #expect(scene.engine.people[1]?.track.clients.count == 4)
    }
}
