import Testing

@testable import Presence

/// Scanner 1 stands in room 10 and hears the badge; the client hears the beacon there.
@Suite("Leaving with a badge and a client")
struct LeavingTogetherTests {
    /// Both are there for two minutes, unless it is said until when the badge is.
    private func scene(leaveAfter: Double = 60, badgeUntil: Double = 120) -> Scene {
        var scene = Scene()
        scene.leaveAfter = leaveAfter
        for second in stride(from: 1.0, through: 120, by: 1) {
            if second.truncatingRemainder(dividingBy: 30) == 0 { scene.client(hears: [1], rssi: -45, at: second - 0.5) }
            scene.second(second, hears: second <= badgeUntil ? [(1, -60)] : [])
        }
        return scene
    }

    @Test("Whoever leaves with both has left once the client is silent and the leave time is over")
    func both() {
        var short = scene()
        #expect(short.whereabouts?.link?.isClient == true)
        short.seconds(121...400)
        #expect(short.told == ["present 10", "left 10"])
        #expect(short.whereabouts?.since == Scene.date(121))
        var long = scene(leaveAfter: 150)
        long.seconds(121...260)
        #expect(long.told == ["present 10", "unknown 10"])
        long.seconds(261...280)
        #expect(long.told == ["present 10", "unknown 10", "left 10"])
    }

    @Test(
        "Whoever leaves with a client that hears no beacon any more, as on the way home, has left after the leave time")
    func hearsNone() {
        var scene = scene()
        for second in stride(from: 121.0, through: 300, by: 1) {
            if second.truncatingRemainder(dividingBy: 30) == 0 { scene.client(hears: [], at: second - 0.5) }
            scene.second(second)
        }
        #expect(scene.told == ["present 10", "unknown 10", "left 10"])
        #expect(scene.transitions.last.map { $0.after.decidedAt <= Scene.date(190) } == true)
    }

    @Test("Whose badge was silent long before their client is unknown, as a client's silence proves nothing")
    func badgeLeftAtHome() {
        var scene = scene(badgeUntil: 20)
        scene.seconds(121...600)
        #expect(scene.told == ["present 10", "unknown 10"])
    }

    @Test("Where the scanner that heard the badge is dead they are unknown until it has listened for the leave time")
    func deadScanner() {
        var scene = scene()
        scene.seconds(121...400, alive: [2])
        #expect(scene.told == ["present 10", "unknown 10"])
        scene.seconds(401...459)
        #expect(scene.told == ["present 10", "unknown 10"])
        scene.seconds(460...470)
        #expect(scene.told == ["present 10", "unknown 10", "left 10"])
    }

    @Test("Whom a dead scanner of their room had heard is unknown, though another was the last to hear them")
    func deadBesideLast() {
        var scene = Scene()
        for second in stride(from: 1.0, through: 120, by: 1) {
            if second.truncatingRemainder(dividingBy: 30) == 0 { scene.client(hears: [1], rssi: -60, at: second - 0.5) }
            let isAlive = second <= 60
            scene.second(second, alive: isAlive ? [1, 2] : [2], hears: (isAlive ? [(1, -55)] : []) + [(2, -88)])
        }
        scene.seconds(121...400, alive: [2])
        #expect(scene.told == ["present 10", "unknown 10"])
    }

    @Test("A scanner on the way that heard them before they came to a room of the client's alone tells nothing")
    func corridor() {
        var scene = Scene()
        scene.seconds(1...20, hears: [(1, -60)])
        for second in stride(from: 21.0, through: 60, by: 1) {
            if second.truncatingRemainder(dividingBy: 30) == 0 { scene.client(hears: [3], rssi: -50, at: second - 0.5) }
            scene.second(second)
        }
        scene.seconds(61...600)
        #expect(scene.told == ["present 10", "present 30", "unknown 30"])
    }

    @Test("What is taken to have been heard over a restart does not tell either")
    func restart() throws {
        var before = scene(badgeUntil: 20)
        before.client(hears: [1], rssi: -45, at: 120.5)
        var after = Scene(startedAt: 121)
        after.engine.restore(
            try #require(before.whereabouts), of: 1, ranUntil: Scene.date(121),
            quiet: QuietScanner(scanner: 1, room: 10, level: -60))
        for scanner: Int64 in [1, 2] { after.engine.restore(scanner: scanner, lastAt: Scene.date(121)) }
        after.seconds(122...600)
        #expect(after.told == ["unknown 10"])
    }

    @Test("A level that has long fallen silent is no reason why, while a client tells")
    func explained() throws {
        let scene = scene(badgeUntil: 20)
        #expect(try #require(scene.explanation).readings.map(\.link) == [.client(beacon: 1)])
    }
}
