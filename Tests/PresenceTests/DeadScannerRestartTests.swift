import Testing

@testable import Presence

/// Scanners 1 and 3 stand in room 10, 2 in room 20 and 5 in room 30; 1 dies after a minute, and after four the server
/// restarts.
@Suite("A dead scanner and a restart")
struct DeadScannerRestartTests {
    private static let rooms: [Int64: Int64] = [1: 10, 2: 20, 3: 10, 5: 30]

    private func heard(_ levels: [Int64: Double]) -> [Observation] {
        levels.sorted { $0.key < $1.key }.map { Scene.sighting(by: $0, in: Self.rooms[$0] ?? 0, $1) }
    }

    /// - Returns: the scene as a server knows it that starts half a second after.
    private func restarted(_ scene: Scene, at time: Int, alive: [Int64]) throws -> Scene {
        let track = try #require(scene.engine.people[1]?.track)
        let now = Scene.date(Double(time))
        let quiet = track.quietScanner(at: now, scene.engine.context)
        var next = Scene(startedAt: Double(time) + 0.5)
        next.engine.restore(try #require(track.whereabouts), of: 1, ranUntil: now, quiet: quiet)
        for scanner in alive { next.engine.restore(scanner: scanner, lastAt: now) }
        return next
    }

    /// - Returns: what changed after the restarts, if there are any.
    private func told(
        by alive: [Int64], restarts: Int, _ first: [Int64: Double], _ dead: [[Int64: Double]], then: [[Int64: Double]]
    ) throws -> [String] {
        var scene = Scene()
        _ = scene.hear(1...60, alive: alive + [1], heard(first))
        for (part, levels) in dead.enumerated() {
            _ = scene.hear(61 + part * 60...120 + part * 60, alive: alive, heard(levels))
        }
        for restart in 0..<restarts {
            scene = try restarted(scene, at: 240 + restart * 5, alive: alive)
            _ = scene.hear(241 + restart * 5...245 + restart * 5, alive: alive, heard(then[0]))
        }
        return then.enumerated().flatMap { part, levels in
            Scene.rooms(
                scene.hear(251 + part * 60...310 + part * 60, alive: alive, heard(levels)))
        }
    }

    @Test(
        "Whom a living scanner keeps beside it moves nowhere that the dead one had heard louder",
        arguments: [0, 1, 2])
    func present(restarts: Int) throws {
        let told = try told(
            by: [2, 3], restarts: restarts, [1: -50, 2: -75, 3: -70],
            Array(repeating: [2: -75, 3: -70], count: 3), then: [[2: -75, 3: -70], [2: -62, 3: -75]])
        #expect(told == ["unknown 10"])
    }

    @Test("Of the room beside does not come to stand in the room where somebody was last", arguments: [0, 1, 2])
    func beside(restarts: Int) throws {
        let told = try told(
            by: [2, 5], restarts: restarts, [1: -62, 2: -50, 5: -85],
            [[2: -50, 5: -85], [2: -50, 5: -85], [5: -85]], then: [[2: -65, 5: -85], [2: -80, 5: -65]])
        #expect(told == ["present 20", "present 30"])
    }

    @Test("Holds whom their client told of since, also while that is silent", arguments: [nil, 122, 250])
    func client(restartsAt: Int?) throws {
        var scene = Scene()
        _ = scene.hear(1...60, alive: [1, 2], heard([1: -50, 2: -75]))
        for second in 61...120 {
            scene.client(hears: [3], rssi: -45, at: Double(second) - 0.5)
            _ = scene.hear(second...second, alive: [2], heard([2: -75]))
        }
        #expect(scene.whereabouts?.room == 30)
        var found: [Transition] = []
        if let restartsAt {
            found = scene.hear(121...restartsAt, alive: [2], heard([2: -75]))
            scene = try restarted(scene, at: restartsAt, alive: [2])
        }
        found += scene.hear((restartsAt ?? 120) + 1...400, alive: [2], heard([2: -75]))
        #expect(Scene.rooms(found) == ["unknown 30"])
        #expect(found.first?.quiet?.scanner == 1, "the record holds them by that too")
    }

    @Test("That died just before the server ended is remembered over two restarts, though it may still be back")
    func justBefore() throws {
        var scene = Scene()
        _ = scene.hear(1...60, heard([1: -50, 2: -75, 3: -70]))
        _ = scene.hear(61...100, alive: [2, 3], heard([2: -75, 3: -70]))
        for time in [100, 110] {
            scene = try restarted(scene, at: time, alive: [2, 3])
            scene.engine.restore(scanner: 1, lastAt: Scene.date(60))
            _ = scene.hear(time + 1...time + 10, alive: [2, 3], heard([2: -75, 3: -70]))
        }
        let told = Scene.rooms(scene.hear(121...240, alive: [2, 3], heard([2: -62, 3: -75])))
        #expect(told == ["unknown 10"])
    }
}
