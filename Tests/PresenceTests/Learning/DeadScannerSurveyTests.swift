import Testing
import Vocabulary

@testable import Presence

@Suite("A dead scanner in a surveyed building")
struct DeadScannerSurveyTests {
    @Test("Does not hide its room, which the others know by how it sounds", arguments: [false, true])
    func hidesNoRoom(isDead: Bool) throws {
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
        var fingerprints = RadioScape(
            [10: [1: -58, 2: -70, 3: -75], 20: [1: -64, 2: -56, 3: -64], 30: [1: -75, 2: -70, 3: -58]], silence: 0.3)
        let survey = Survey(walks: [fingerprints.walk([10, 20, 30, 10, 20, 30])])
        let map = try #require(CheckedSurvey(survey, placement: placement, doors: [])?.map)
        let walk = fingerprints.walk([10, 20, 30, 20]).map(\.levels)
        var playback = SessionReplay(
            building: Building(map: map), placement: placement, receivers: [1, 2, 3], away: isDead ? [2] : [])
        let live = playback.play(isDead ? walk.map { $0.filter { $0.key != 2 } } : walk).live
        let right = zip([10, 20, 30, 20].flatMap { Array(repeating: $0, count: 60) }, live).count { $0 == $1 }
        #expect(right > 210, "\(right) of 240")
    }

    @Test("Draws nobody to its room whom it never heard")
    func drawsNone() throws {
        let placement: [Int64: Int64] = [1: 10, 2: 20, 4: 40]
        var fingerprints = RadioScape([10: [1: -55, 2: -75], 20: [1: -80, 2: -50], 40: [1: -72, 2: -62, 4: -55]])
        // Where another room's receiver hears them louder than their own, and it sounds much as in the one that dies.
        var corner = RadioScape([10: [1: -70, 2: -60]], seed: 2)
        let walk = fingerprints.walk([20, 40, 10]) + corner.walk([10], seconds: 40) + fingerprints.walk([10])
        let map = try #require(CheckedSurvey(Survey(walks: [walk]), placement: placement, doors: [])?.map)
        var scene = Scene()
        scene.engine.update(building: Building(map: map))
        let heard = [Scene.sighting(by: 1, in: 10, -70), Scene.sighting(by: 2, in: 20, -60)]
        _ = scene.hear(1...9, alive: [1, 2, 4], [Scene.sighting(by: 1, in: 10, -55)])
        _ = scene.hear(10...100, alive: [1, 2, 4], heard)
        #expect(scene.whereabouts?.room == 10)
        #expect(scene.hear(101...400, alive: [1, 2], heard).isEmpty)
    }

    @Test("Moves nobody, whatever the others have always heard")
    func movesNone() throws {
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 20, 4: 30, 5: 10]
        var (runs, held) = (0, 0)
        for seed: UInt64 in 1...60 {
            var random = SplitMix64(seed: seed)
            var sounds: [Int64: [Int64: Double]] = [:]
            for room: Int64 in [10, 20, 30] {
                for receiver: Int64 in 1...5 {
                    let isHere = placement[receiver] == room
                    sounds[room, default: [:]][receiver] = .random(
                        in: isHere ? -75 ... -45 : -90 ... -50, using: &random)
                }
            }
            var fingerprints = RadioScape(sounds, seed: seed)
            let survey = Survey(walks: [fingerprints.walk([10, 20, 30])])
            guard let map = CheckedSurvey(survey, placement: placement, doors: [])?.map else { continue }
            var scene = Scene()
            scene.engine.update(building: Building(map: map))
            let levels = try #require(sounds[[10, 20, 30].randomElement(using: &random) ?? 10])
            func heard(by alive: some Sequence<Int64>) -> [Observation] {
                alive.sorted().compactMap { receiver in
                    levels[receiver].map { Scene.sighting(by: receiver, in: placement[receiver] ?? 0, $0) }
                }
            }
            _ = scene.hear(1...100, alive: Array(1...5), heard(by: 1...5))
            let dead = Int64.random(in: 1...5, using: &random)
            let alive = (1...5).filter { $0 != dead }
            let room = try #require(scene.whereabouts).room
            let changes = scene.hear(101...400, alive: alive, heard(by: alive))
            #expect(changes.allSatisfy { $0.after.state == .unknown && $0.after.room == room }, "seed \(seed)")
            (runs, held) = (runs + 1, held + (changes.isEmpty ? 1 : 0))
        }
        #expect(runs > 30 && held > runs / 2, "\(held) of \(runs)")
    }

    @Test("Loses nobody in a room without a scanner, which the others know by how it sounds")
    func bareRoom() throws {
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
        let sounds: [Int64: [Int64: Double]] = [
            10: [1: -55, 2: -70, 3: -80], 20: [1: -72, 2: -52, 3: -72], 30: [1: -80, 2: -70, 3: -55],
            40: [1: -68, 2: -60, 3: -66],
        ]
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 40, 20, 40, 30, 40])])
        let map = try #require(CheckedSurvey(survey, placement: placement, doors: [])?.map)
        var scene = Scene()
        scene.engine.update(building: Building(map: map))
        func heard(in room: Int64) -> [Observation] {
            (sounds[room] ?? [:]).sorted { $0.key < $1.key }.map {
                Scene.sighting(by: $0.key, in: placement[$0.key] ?? 0, $0.value)
            }
        }
        func living(in room: Int64) -> [Observation] { heard(in: room).filter { $0.link != .scanner(2) } }
        _ = scene.hear(1...60, heard(in: 40))
        #expect(scene.whereabouts?.room == 40)
        #expect(scene.hear(61...300, alive: [1, 3], living(in: 40)).isEmpty)
        var there = scene
        _ = there.hear(301...400, alive: [1, 3], living(in: 20))
        _ = there.hear(401...500, alive: [1, 3], living(in: 40))
        #expect(there.whereabouts.map { "\($0.state) \($0.room)" } == "present 40", "none is stuck where it is dead")
        #expect(Scene.rooms(scene.hear(301...360, alive: [1, 3], living(in: 30))) == ["present 30"])
    }

    @Test("Is known for dead at once after a restart, where it was before")
    func restarted() throws {
        var fingerprints = RadioScape([10: [1: -58, 2: -70], 20: [1: -70, 2: -58]])
        let survey = Survey(walks: [fingerprints.walk([10, 20, 10, 20])])
        let map = try #require(CheckedSurvey(survey, placement: [1: 10, 2: 20], doors: [])?.map)
        var scene = Scene(startedAt: 0)
        scene.engine.update(building: Building(map: map))
        scene.engine.restore(scanner: 1, lastAt: Scene.date(-1))
        _ = scene.hear(1...2, alive: [1], [Scene.sighting(by: 1, in: 10, -60)])
        #expect(scene.engine.context.roomsNotListening == [20])
    }
}
