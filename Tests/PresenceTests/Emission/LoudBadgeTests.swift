import Testing

@testable import Presence

@Suite("A badge that is heard louder or fainter than those of the survey")
struct LoudBadgeTests {
    private let placement = OffsetScape.placement
    private let sounds = OffsetScape.sounds
    private let rooms = OffsetScape.rooms

    private func surveyed(_ fingerprints: inout RadioScape) throws -> Building {
        let survey = Survey(walks: [fingerprints.walk(rooms + rooms)])
        return Building(map: try #require(CheckedSurvey(survey, placement: placement, doors: [])?.map))
    }

    private func share(right said: some Collection<Int64?>, of lived: some Collection<Survey.Second>) -> Double {
        Double(zip(lived, said).count { $0.room == $1 }) / Double(lived.count)
    }

    @Test("It is found where it is once it was heard in some rooms", arguments: [-10.0, 10])
    func found(louder: Double) throws {
        var fingerprints = RadioScape(sounds)
        let building = try surveyed(&fingerprints)
        let lived = fingerprints.walk(Array(repeating: rooms, count: 5).flatMap(\.self))
        var playback = SessionReplay(building: building, placement: placement, receivers: [1, 2, 3])
        let said = playback.play(lived.map { $0.levels.mapValues { $0 + louder } })
        let half = lived.count / 2
        #expect(share(right: said.live[..<60], of: lived[..<60]) < 0.5 || louder > 0, "not from the start")
        #expect(share(right: said.live[half...], of: lived[half...]) > 0.9)
        #expect(share(right: said.record, of: lived) > 0.9)
        let found = try #require(playback.building.offsets[WalkReplay.badge])
        #expect(abs(found - louder) < 4)
    }

    @Test("One that is heard like them is taken for that")
    func alike() throws {
        var fingerprints = RadioScape(sounds)
        let building = try surveyed(&fingerprints)
        let lived = fingerprints.walk(Array(repeating: rooms, count: 5).flatMap(\.self))
        var playback = SessionReplay(building: building, placement: placement, receivers: [1, 2, 3])
        _ = playback.play(lived.map(\.levels))
        let found = try #require(playback.building.offsets[WalkReplay.badge])
        #expect(abs(found) < 0.5)
    }

    @Test("Sessions are of badges of their own")
    func sessions() throws {
        var fingerprints = RadioScape(sounds)
        let building = try surveyed(&fingerprints)
        let lived = fingerprints.walk(Array(repeating: rooms, count: 4).flatMap(\.self)).map(\.levels)
        var playback = SessionReplay(building: building, placement: placement, receivers: [1, 2, 3])
        _ = playback.play([
            SessionReplay.Session(seconds: lived.map { $0.mapValues { $0 - 10 } }),
            SessionReplay.Session(seconds: lived),
        ])
        #expect(try #require(playback.building.offsets[1]) < -6)
        #expect(abs(try #require(playback.building.offsets[2])) < 0.5)
    }

    @Test("Where nobody surveyed, badges are as loud as they are")
    func unsurveyed() {
        var fingerprints = RadioScape(sounds)
        let lived = fingerprints.walk(Array(repeating: [10, 20, 30], count: 5).flatMap(\.self))
        var playback = SessionReplay(
            building: Building(), placement: placement, receivers: [1, 2, 3],
            teaching: SelfTraining(placement: placement))
        _ = playback.play(lived.map { $0.levels.mapValues { $0 - 10 } })
        #expect(playback.building.map != nil && playback.building.offsets.isEmpty)
    }

    @Test("What it teaches of rooms that were not surveyed is what a badge of the survey would")
    func lessons() {
        let second = Survey.Second(levels: [1: -70, 2: -80], room: 10, notListening: [3])
        let lesson = LabelledSecond(badge: 7, second: second)
        #expect(
            lesson.second(without: [7: -10]) == Survey.Second(levels: [1: -60, 2: -70], room: 10, notListening: [3]))
        #expect(lesson.second(without: [8: -10]) == second)
        #expect(LabelledSecond(badge: nil, second: second).second(without: [7: -10]) == second)
    }
}
