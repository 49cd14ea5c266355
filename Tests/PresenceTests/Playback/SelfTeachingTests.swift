import Testing

@testable import Presence

@Suite("Learning from the record")
struct SelfTeachingTests {
    private static let placement: [Int64: Int64] = [1: 10, 2: 20]

    private func second(_ room: Int64?, _ level: Double) -> Survey.Second {
        Survey.Second(levels: [1: level, 2: -120 - level], room: room)
    }

    @Test("Nothing is learned before every room with a receiver was heard for a while")
    func allRooms() {
        var teaching = SelfTeaching(placement: Self.placement)
        teaching.add(Array(repeating: second(10, -50), count: 100))
        #expect(teaching.map() == nil)
        teaching.add(Array(repeating: second(20, -70), count: 19))
        #expect(teaching.map() == nil)
        teaching.add([second(nil, -60), second(30, -60), second(20, -70)])
        #expect(teaching.map()?.rooms == [10, 20], "rooms without a receiver are left to a survey")
    }

    @Test("What is new takes the place of what is old, so that it stays small")
    func bounded() {
        var (teaching, fresh) = (SelfTeaching(placement: Self.placement), SelfTeaching(placement: Self.placement))
        for room: Int64 in [10, 20] { teaching.add(Array(repeating: second(room, -90), count: 5000)) }
        for room: Int64 in [10, 20] {
            let lessons = (0..<300).map { second(room, room == 10 ? -50 - Double($0 % 5) : -70 - Double($0 % 5)) }
            teaching.add(lessons)
            fresh.add(lessons)
        }
        #expect(teaching.map() == fresh.map())
        #expect(teaching.map() != nil)
    }

    @Test("Seconds of several people do not make a walk")
    func noWalks() throws {
        var teaching = SelfTeaching(placement: Self.placement)
        for room: Int64 in [10, 20] { teaching.add(Array(repeating: second(room, room == 10 ? -50 : -70), count: 30)) }
        #expect(try #require(teaching.map()).scape.walks.steps.isEmpty)
    }

    @Test("Where no receiver stands in a room there is nothing to learn")
    func nowhere() {
        var teaching = SelfTeaching(placement: [:])
        teaching.add([second(10, -50)])
        #expect(teaching.map() == nil)
    }

    @Test("Beside a survey the record teaches the rooms that were not surveyed, and those alone")
    func besideSurvey() throws {
        var scape = SoundScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]], silence: 0)
        let survey = try #require(
            LearnedSurvey(Survey(walks: [scape.walk([10])]), placement: Self.placement, doors: []))
        var teaching = SelfTeaching(placement: Self.placement, survey: survey)
        #expect(teaching.sure == 0.8 && teaching.map() == survey.map)
        teaching.add(scape.walk([10]) + scape.walk([20], seconds: 19))
        #expect(teaching.map() == survey.map, "nineteen seconds say too little, and room 10 is known")
        teaching.add(scape.walk([20], seconds: 1))
        let map = try #require(teaching.map())
        #expect(map.rooms == [10, 20])
        #expect(map.moveRate == survey.map.moveRate)
    }

    @Test("What was surveyed for less than a minute is taught up to that")
    func topUp() throws {
        var scape = SoundScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]], silence: 0)
        let survey = try #require(
            LearnedSurvey(
                Survey(walks: [scape.walk([10], seconds: 60) + scape.walk([20], seconds: 25)]),
                placement: Self.placement, doors: []))
        var teaching = SelfTeaching(placement: Self.placement, survey: survey)
        let (old, new) = (scape.walk([20], seconds: 35), scape.walk([20], seconds: 35))
        teaching.add(old + new)
        #expect(try #require(teaching.map()).scape == survey.map(with: new.map { [$0] }).scape)
        #expect(try #require(teaching.map()).scape != survey.map(with: old.map { [$0] }).scape)
    }

    @Test("A survey of a minute in each room needs no lessons")
    func enough() throws {
        var scape = SoundScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]], silence: 0)
        let survey = try #require(
            LearnedSurvey(Survey(walks: [scape.walk([10, 20])]), placement: Self.placement, doors: []))
        var teaching = SelfTeaching(placement: Self.placement, survey: survey)
        #expect(teaching.sure == nil)
        teaching.add(scape.walk([20]))
        #expect(teaching.map() == survey.map)
    }
}
