import Testing

@testable import Presence

@Suite("Several clients of one person")
struct SeveralClientsTests {
    private static let tablet = ClientLogin(number: 2, since: Scene.date(5))

    /// The phone goes from room to room, 60 s in each, while the tablet lies in room 90; both report twice a minute.
    private func walk(_ scene: inout Scene, through beacons: [Int64], from start: Double) {
        for (place, beacon) in beacons.enumerated() {
            for half in 0..<2 {
                let time = start + Double(place) * 60 + Double(half) * 30
                scene.client(hears: [beacon], at: time)
                scene.client(hears: [9], at: time + 15, login: Self.tablet)
            }
        }
    }

    @Test("One that lies about takes nobody from where the one is that moves")
    func leftBehind() {
        var scene = Scene()
        scene.client(hears: [9], at: 6, login: Self.tablet)
        walk(&scene, through: [9, 1, 2, 3, 1], from: 10)
        #expect(scene.told == ["present 90", "present 10", "present 20", "present 30", "present 10"])
    }

    @Test("What one says that is not followed does not count")
    func counted() {
        var scene = Scene()
        walk(&scene, through: [1, 2], from: 10)
        scene.client(hears: [1], at: 140, secondsAgo: 20, login: Self.tablet)
        scene.client(hears: [], at: 141, login: Self.tablet)
        scene.client(hears: [2], at: 142)
        // The tablet was logged in on last, and counts until the phone has been in another room for two reports.
        #expect(scene.counted == [true, true, false, true, false, true, true, false, false, false, true])
    }

    @Test("The one that somebody has just logged in on is with them")
    func loggedIn() {
        var scene = Scene()
        scene.client(hears: [1], at: 1)
        scene.client(hears: [2], at: 6, login: Self.tablet)
        scene.client(hears: [1], at: 31)
        #expect(scene.told == ["present 10", "present 20"])
    }

    @Test("One that is carried off is followed from its second report")
    func carriedOff() {
        var scene = Scene()
        walk(&scene, through: [9, 1], from: 10)
        scene.client(hears: [1], at: 130)
        scene.client(hears: [2], at: 131, login: Self.tablet)
        scene.client(hears: [3], at: 140, login: Self.tablet)
        scene.client(hears: [1], at: 160)
        #expect(scene.told == ["present 90", "present 10", "present 30"])
    }

    @Test("One between two rooms that names now this and now that is not carried to and fro")
    func between() {
        var scene = Scene()
        for step in 0..<40 {
            scene.client(hears: [step % 4 < 2 ? 8 : 9], at: 6 + Double(step) * 30, login: Self.tablet)
            if step == 10 { scene.client(hears: [1], at: 320) }
            if step > 10 { scene.client(hears: [2], at: 20 + Double(step) * 30) }
        }
        #expect(scene.told.suffix(1) == ["present 20"])
        #expect(scene.told.filter { $0 == "present 20" }.count == 1)
    }

    @Test("Where the one that is followed falls silent, the word of the other stands")
    func silent() {
        var scene = Scene()
        scene.client(hears: [9], at: 6, login: Self.tablet)
        walk(&scene, through: [1, 2], from: 10)
        for report in 0..<4 { scene.client(hears: [9], at: 145 + Double(report) * 30, login: Self.tablet) }
        #expect(scene.told == ["present 90", "present 20", "present 90"])
        scene.client(hears: [2], at: 280)
        scene.client(hears: [9], at: 285, login: Self.tablet)
        #expect(scene.told.last == "present 20", "the phone is the one that was last seen to move")
    }

    @Test("Where the one that is followed hears nothing any more, the next word of the other stands")
    func deaf() {
        var scene = Scene()
        scene.client(hears: [9], at: 6, login: Self.tablet)
        walk(&scene, through: [1, 2], from: 10)
        scene.client(hears: [], at: 140)
        scene.client(hears: [9], at: 145, login: Self.tablet)
        #expect(scene.told.suffix(3) == ["present 20", "unknown 20", "present 90"])
    }

    @Test("After a restart the same one is followed")
    func restarted() throws {
        var scene = Scene()
        scene.client(hears: [9], at: 6, login: Self.tablet)
        walk(&scene, through: [1, 2], from: 10)
        let before = try #require(scene.whereabouts)
        #expect(before.client == 1)
        scene = Scene(startedAt: 150)
        scene.engine.restore(before, of: 1)
        scene.client(hears: [9], at: 151, login: Self.tablet)
        scene.client(hears: [2], at: 160)
        scene.client(hears: [9], at: 181, login: Self.tablet)
        #expect(scene.told.isEmpty)
        scene.client(hears: [3], at: 190)
        #expect(scene.told == ["present 30"])
    }

    @Test("A report that a later one has overtaken moves nobody")
    func overtaken() {
        var scene = Scene()
        scene.client(hears: [2], at: 10)
        scene.client(hears: [1], at: 11, secondsAgo: 5)
        scene.client(hears: [2], at: 40)
        #expect(scene.told == ["present 20"])
    }

    @Test("However often somebody logs in, little is kept of it")
    func manyLogins() {
        var scene = Scene()
        for number in 1...1000 {
            let login = ClientLogin(number: Int64(number), since: Scene.date(Double(number)))
            scene.client(hears: [Int64(number % 5) + 1], at: Double(number) + 0.5, login: login)
        }
        #expect(scene.counted.allSatisfy { $0 })
        let track = scene.engine.people[1]
        #expect(track?.clients.count == 4)
    }
}
