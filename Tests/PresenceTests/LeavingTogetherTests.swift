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
}
