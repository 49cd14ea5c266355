import Testing

@testable import Presence

/// A badge that sends seldom, to spare its battery; scanner 1 stands in room 10, 2 in room 20.
@Suite("A badge that sends seldom")
struct SlowBeaconTests {
    /// What it hears of the badge in every so many seconds, near one scanner; in the others nothing.
    private func live(
        _ scene: inout Scene, _ seconds: ClosedRange<Int>, every period: Int, near: Int64, _ levels: (Double, Double)
    ) {
        for second in seconds {
            let hears: [(scanner: Int64, rssi: Double)] = [(near, levels.0), (3 - near, levels.1)]
            scene.second(Double(second), hears: second % period == 0 ? hears : [])
        }
    }

    @Test(
        "Keeps its carrier where they are, and finds them after a few packets where they go",
        arguments: [2, 5, 10], [(-60.0, -75.0), (-85.0, -95.0)])
    func moves(period: Int, levels: (Double, Double)) throws {
        var scene = Scene()
        live(&scene, 1...600, every: period, near: 1, levels)
        #expect(scene.told == ["present 10"])
        live(&scene, 601...900, every: period, near: 2, levels)
        #expect(scene.told == ["present 10", "present 20"])
        let moved = try #require(scene.transitions.last)
        #expect(moved.after.since >= Scene.date(600) && moved.after.decidedAt <= Scene.date(600 + Double(5 * period)))
        scene.seconds(901...1_100)
        #expect(scene.told == ["present 10", "present 20", "left 20"])
        #expect(try #require(scene.transitions.last).after.decidedAt <= Scene.date(900 + 61))
    }

    @Test("Moves its carrier since about when they went, however long the rooms sounded alike", arguments: [1, 5, 10])
    func alike(period: Int) throws {
        var scene = Scene()
        live(&scene, 1...900, every: period, near: 1, (-66, -67))
        live(&scene, 901...1_000, every: period, near: 2, (-60, -75))
        #expect(scene.told == ["present 10", "present 20"])
        let moved = try #require(scene.transitions.last)
        #expect(moved.after.since >= Scene.date(900) && moved.after.since <= moved.after.decidedAt)
    }
}
