import Foundation
import Testing

@testable import Presence

@Suite("What the live follower of a badge's loudness must not learn")
struct FollowedLoudnessTests {
    private typealias House = OffsetScape

    private static func shifted(_ walk: [Survey.Second], _ decibels: Double) -> [Survey.Second] {
        walk.map { Survey.Second(levels: $0.levels.mapValues { $0 + decibels }, room: $0.room) }
    }

    private static func map(_ walk: [Survey.Second]) throws -> RadioMap {
        try #require(CheckedSurvey(Survey(walks: [walk]), placement: House.placement, doors: [])?.map)
    }

    /// Lives through a walk, from a second on.
    /// - Returns: in how many seconds the engine was right.
    private static func right(_ engine: inout Replay, _ walk: [Survey.Second], in playback: WalkReplay, from start: Int)
        -> Int
    {
        walk.enumerated().count { index, second in
            playback.decision(&engine, second.levels, at: start + index) == second.room
        }
    }

    @Test("A room that the record taught is as loud as the badges that taught it", arguments: [-10.0, -6, 0, 6, 10])
    func taught(louder: Double) throws {
        var fingerprints = RadioScape(House.sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 20, 40, 10, 20, 40])])
        let learned = try #require(CheckedSurvey(survey, placement: House.placement, doors: []))
        var teaching = SelfTraining(placement: House.placement, survey: learned)
        teaching.add(Self.shifted(fingerprints.walk([30]), louder))
        let map = try #require(teaching.map())
        #expect(map.taughtRooms == [30])
        let playback = WalkReplay(building: Building(map: map), placement: House.placement, receivers: [1, 2, 3])
        var engine = playback.begin()
        _ = Self.right(&engine, fingerprints.walk([30], seconds: 600), in: playback, from: 0)
        #expect(abs(try #require(engine.engine.people[1]?.track.offset).decibels) < 1)
        #expect(Self.right(&engine, fingerprints.walk([10, 40, 20]), in: playback, from: 600) > 170)
    }

    @Test("A badge that was stowed for half an hour is found again once it is carried", arguments: [-12.0, -15, -20])
    func stowed(fainter: Double) throws {
        var fingerprints = RadioScape(House.sounds)
        let map = try Self.map(fingerprints.walk(House.rooms + House.rooms))
        let playback = WalkReplay(building: Building(map: map), placement: House.placement, receivers: [1, 2, 3])
        var engine = playback.begin()
        _ = Self.right(&engine, fingerprints.walk([20, 10, 30]), in: playback, from: 0)
        let stowed = Self.shifted(fingerprints.walk([20], seconds: 1800), fainter)
        #expect(Self.right(&engine, stowed, in: playback, from: 180) > 1600)
        #expect(Self.right(&engine, fingerprints.walk([10, 30, 40, 20]), in: playback, from: 1980) > 200)
    }

    @Test("With another survey in use, walked with another badge, it is found anew", arguments: [-10.0, -6, 6, 10])
    func otherSurvey(old louder: Double) throws {
        let seeds = 5
        var right = 0
        for seed in UInt64(1)...UInt64(seeds) {
            var fingerprints = RadioScape(House.sounds, seed: seed)
            let old = try Self.map(Self.shifted(fingerprints.walk(House.rooms + House.rooms), louder))
            let new = try Self.map(fingerprints.walk(House.rooms + House.rooms))
            let playback = WalkReplay(
                building: Building(map: old, surveys: [1]), placement: House.placement, receivers: [1, 2, 3])
            var engine = playback.begin()
            _ = Self.right(&engine, fingerprints.walk([20, 10, 30, 40, 10, 20, 30, 40]), in: playback, from: 0)
            var building = playback.building
            (building.map, building.surveys) = (new, [2])
            engine.update(building: building)
            right += Self.right(&engine, fingerprints.walk([20, 10]), in: playback, from: 480)
        }
        #expect(right > 115 * seeds)
    }

    @Test("A room of which the survey knows nothing says nothing of how loud a badge is")
    func unsurveyed() throws {
        var fingerprints = RadioScape(House.sounds)
        let map = try Self.map(fingerprints.walk([10, 20, 40, 10, 20, 40]))
        let scan = Scan([(1, -62), (2, -66), (3, -66)], map, silence: SilenceEmission(map))
        var placement = Placement(links: 3)
        for (room, level) in [(10, -50.0), (20, -66), (30, -90)] { placement.hear(level, in: Int64(room)) }
        let (places, fits) = map.likelihoods(
            scan, in: [10, 20, 30], placement.scores(), unsurveyed: 1, share: 1,
            trial: LiveOffset.Trial(mean: 0, variance: 6))
        #expect(places.count == fits.count && places.contains { $0.state.room != 30 })
        let unknown = try #require(places.firstIndex { $0.state.room == 30 })
        #expect(fits[unknown] == SIMD4(repeating: 1) && fits[0] != SIMD4(repeating: 1))
    }

    @Test("Each badge of somebody keeps its own loudness, whichever is followed")
    func severalBadges() throws {
        var fingerprints = RadioScape(House.sounds)
        var scene = Scene()
        let map = try Self.map(fingerprints.walk(House.rooms + House.rooms))
        scene.engine.update(
            building:
                Building(placement: House.placement, map: map, offsets: [101: -5, 102: 5]))
        func hear(_ seconds: ClosedRange<Int>, _ heard: [(badge: Int64, room: Int64)]) {
            for second in seconds {
                let all = heard.flatMap { badge, room in
                    fingerprints.second(in: room).map {
                        Scene.sighting(by: $0, in: $0 * 10, $1 + (badge == 101 ? -5 : 5), badge: badge)
                    }
                }
                _ = scene.hear(second...second, all)
            }
        }
        func offset(_ badge: Int64) throws -> Double {
            let track = try #require(scene.engine.people[1]?.track)
            let its = track.badge == badge ? track : track.others.first { $0.track.badge == badge }?.track
            return try #require(its?.offset).decibels
        }
        hear(1...60, [(101, 10), (102, 10)])
        #expect(scene.engine.people[1]?.badge == 101)
        #expect(try offset(101) < -3 && offset(102) > 3)
        hear(61...120, [(101, 10), (102, 30)])
        #expect(scene.engine.people[1]?.badge == 102)
        #expect(try offset(101) < -3 && offset(102) > 3)
    }

    @Test("Where nothing can be compared with, what is known of a badge counts as it is, and is told")
    func notCompared() throws {
        var fingerprints = RadioScape(House.sounds)
        var map = try Self.map(fingerprints.walk(House.rooms + House.rooms))
        map.isSurveyed = false
        var (usual, faint) = (Scene(), Scene())
        usual.engine.update(building: Building(placement: House.placement, map: map))
        faint.engine.update(building: Building(placement: House.placement, map: map, offsets: [101: -8]))
        usual.seconds(1...5, hears: [(1, -59), (2, -60)])
        faint.seconds(1...5, hears: [(1, -67), (2, -68)])
        let (one, other) = (try #require(usual.explanation), try #require(faint.explanation))
        #expect(other.louder == -8 && faint.engine.people[1]?.track.offset == nil)
        #expect(one.candidates.map(\.room) == other.candidates.map(\.room))
        #expect(zip(one.candidates, other.candidates).allSatisfy { abs($0.chance - $1.chance) < 0.01 })
    }
}
