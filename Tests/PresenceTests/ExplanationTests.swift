import Testing
import Vocabulary

@testable import Presence

@Suite("Why somebody is believed to be where they are")
struct ExplanationTests {
    @Test("A second room is there to compare with, also where nobody doubts the first")
    func secondRoom() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -85], 20: [1: -85, 2: -50]])
        let placement: [Int64: Int64] = [1: 10, 2: 20]
        let survey = Survey(walks: [fingerprints.walk([10, 20, 10, 20])])
        var scene = Scene()
        scene.engine.update(building: Building(map: CheckedSurvey(survey, placement: placement, doors: [])?.map))
        scene.seconds(1...30, hears: [(1, -50), (2, -85)])
        let explanation = try #require(scene.explanation)
        #expect(explanation.candidates.map(\.room) == [10, 20])
        #expect(explanation.candidates[0].chance > 0.99 && explanation.candidates[1].chance < 0.01)
        let near = try #require(explanation.readings.first)
        let (forFirst, forSecond) = (try #require(near.says[0]), try #require(near.says[1]))
        #expect(near.link == .scanner(1) && forFirst > forSecond)
    }

    @Test(
        "A badge fainter than the survey's: it is told by how much, and each receiver speaks as if it were not"
    )
    func fainter() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -85], 20: [1: -85, 2: -50]])
        let placement: [Int64: Int64] = [1: 10, 2: 20]
        let map = CheckedSurvey(Survey(walks: [fingerprints.walk([10, 20, 10, 20])]), placement: placement, doors: [])?
            .map
        var (usual, faint) = (Scene(), Scene())
        usual.engine.update(building: Building(map: map))
        faint.engine.update(building: Building(map: map, offsets: [101: -8]))
        usual.seconds(1...30, hears: [(1, -50), (2, -85)])
        faint.seconds(1...30, hears: [(1, -58), (2, -93)])
        let (one, other) = (try #require(usual.explanation), try #require(faint.explanation))
        #expect(abs(one.louder) < 0.5 && abs(other.louder - one.louder + 8) < 0.01)
        #expect(
            zip(one.readings, other.readings).allSatisfy {
                zip($0.says, $1.says).allSatisfy { abs(($0 ?? 0) - ($1 ?? 0)) < 0.01 }
            })
        #expect(other.readings.map(\.level) == [-58, -93], "what was heard is told as it was")
    }

    @Test("It is told by how much it was found to be fainter since it is heard, beside what is known of it")
    func followed() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -85], 20: [1: -85, 2: -50]])
        let survey = Survey(walks: [fingerprints.walk([10, 20, 10, 20])])
        var scene = Scene()
        scene.engine.update(building: Building(map: CheckedSurvey(survey, placement: [1: 10, 2: 20], doors: [])?.map))
        scene.seconds(1...120, hears: [(1, -58), (2, -93)])
        #expect(try #require(scene.explanation).louder < -5)
    }

    @Test("The room somebody is held in is one of the two, also where two others are as likely")
    func heldRoom() throws {
        var scene = Scene()
        scene.seconds(1...30, alive: [1, 2, 3], hears: [(1, -80), (2, -80), (3, -50)])
        scene.seconds(31...90, alive: [1, 2, 3], hears: [(1, -60), (2, -60), (3, -60.1)])
        #expect(scene.whereabouts?.room == 30)
        let candidates = try #require(scene.explanation).candidates
        #expect(candidates.count == 2 && candidates.contains { $0.room == 30 && $0.since == nil })
    }

    @Test("What the scanners of a room say of it adds up to what counts, however many stand there")
    func severalScanners() throws {
        var scene = Scene()
        _ = scene.hear(
            1...30,
            [
                Scene.sighting(by: 1, in: 10, -60), Scene.sighting(by: 3, in: 10, -75),
                Scene.sighting(by: 2, in: 20, -62), Scene.sighting(by: 4, in: 40, -95),
            ])
        let explanation = try #require(scene.explanation)
        #expect(explanation.candidates.map(\.room) == [20, 10])
        let readings = explanation.readings
        #expect(readings.map(\.room) == [10, 20, 10, 40])
        #expect(
            readings.map { $0.says.map { $0 == nil } } == [
                [true, false], [false, true], [true, false], [true, true],
            ])
        // The mean power of -60 and -75 dBm, by steps of 6 dB, is 1.68 dB short of -62.
        let inAll = readings.compactMap { $0.says[1] }.reduce(0, +)
        #expect(abs(inAll + 0.352) < 0.001 && readings[1].says[0] == 0)
    }

    @Test("A room that comes into question has done so since it was first heard well there")
    func rivalSince() throws {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -55), (2, -70)])
        func rival() throws -> Explanation.Candidate? {
            try #require(scene.explanation).candidates.first { $0.room == 20 }
        }
        #expect(try rival()?.since == nil)
        var second = 60.0
        while try rival()?.since == nil, scene.whereabouts?.room == 10, second < 120 {
            second += 1
            scene.second(second, hears: [(1, -62), (2, -61)])
        }
        #expect(second > 60 && scene.whereabouts?.room == 10)
        #expect(try rival()?.since == Scene.date(second))
        scene.second(second + 1, hears: [(1, -62), (2, -61)])
        #expect(try rival()?.since == Scene.date(second) && scene.whereabouts?.room == 10)
        scene.seconds(Int(second) + 2...Int(second) + 60, hears: [(1, -55), (2, -75)])
        #expect(try rival()?.since == nil)
    }

    @Test("Who is not present is in no room, and of who is unknown it is told which scanner has fallen quiet")
    func notPresent() throws {
        var scene = Scene()
        scene.seconds(1...60, hears: [(1, -55), (2, -80)])
        var gone = scene
        gone.seconds(61...200)
        #expect(gone.whereabouts?.state == .left)
        #expect(gone.explanation == Explanation(candidates: [], readings: [], louder: 0))
        scene.seconds(61...120, alive: [2], hears: [(2, -80)])
        #expect(scene.whereabouts?.state == .unknown)
        let explanation = try #require(scene.explanation)
        #expect(explanation.candidates.isEmpty)
        #expect(explanation.readings.map(\.link) == [.scanner(1), .scanner(2)])
        #expect(explanation.readings.map(\.isQuiet) == [true, false])
    }
}
