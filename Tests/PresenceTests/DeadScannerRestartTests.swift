import Testing

@testable import Presence

/// Scanners 1 and 3 stand in room 10, 2 in room 20 and 5 in room 30; 1 dies after a minute, and after four the server restarts.
@Suite("A dead scanner and a restart")
struct DeadScannerRestartTests {
    private static let rooms: [Int64: Int64] = [1: 10, 2: 20, 3: 10, 5: 30]

    private func heard(_ levels: [Int64: Double]) -> [Observation] {
        levels.sorted { $0.key < $1.key }.map { Scene.sighting(by: $0, in: Self.rooms[$0] ?? 0, $1) }
    }

    /// - Returns: what changed after the restart, if there is one.
    private func told(
        by alive: [Int64], restarts: Bool, _ first: [Int64: Double], _ dead: [[Int64: Double]], then: [[Int64: Double]]
    ) throws -> [String] {
        var scene = Scene()
        _ = scene.hear(1...60, alive: alive + [1], heard(first))
        for (part, levels) in dead.enumerated() {
            _ = scene.hear(61 + part * 60...120 + part * 60, alive: alive, heard(levels))
        }
        if restarts {
            let track = try #require(scene.engine.people[1]?.track)
            let quiet = track.quietScanner(at: Scene.date(240), scene.engine.surroundings)
            scene = Scene(startedAt: 240.5)
            scene.engine.restore(
                try #require(track.whereabouts), of: 1, ranUntil: Scene.date(240), quiet: quiet)
            for scanner in alive { scene.engine.restore(scanner: scanner, lastAt: Scene.date(240)) }
        }
        return then.enumerated().flatMap { part, levels in
            Scene.rooms(
                scene.hear(241 + part * 60...300 + part * 60, alive: alive, heard(levels)))
        }
    }

    @Test(
        "Whom a living scanner keeps beside it moves nowhere that the dead one had heard louder",
        arguments: [false, true])
    func present(restarts: Bool) throws {
        let told = try told(
            by: [2, 3], restarts: restarts, [1: -50, 2: -75, 3: -70],
            Array(repeating: [2: -75, 3: -70], count: 3), then: [[2: -75, 3: -70], [2: -62, 3: -75]])
        #expect(told == ["unknown 10"])
    }

    @Test("Of the room beside does not come to stand in the room where somebody was last", arguments: [false, true])
    func beside(restarts: Bool) throws {
        let told = try told(
            by: [2, 5], restarts: restarts, [1: -62, 2: -50, 5: -85],
            [[2: -50, 5: -85], [2: -50, 5: -85], [5: -85]], then: [[2: -65, 5: -85], [2: -80, 5: -65]])
        #expect(told == ["present 20", "present 30"])
    }
}
