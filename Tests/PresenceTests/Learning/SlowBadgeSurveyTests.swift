import Testing

@testable import Presence

/// Receiver 1 stands in room 10 and receiver 2 in room 20.
@Suite("A survey with a badge that sends every other second")
struct SlowBadgeSurveyTests {
    private static let placement: [Int64: Int64] = [1: 10, 2: 20]
    private let walk: [Survey.Second]

    init() {
        var fingerprints = RadioScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]])
        walk = fingerprints.walk([10, 20, 10], seconds: 30).filter { !$0.levels.isEmpty }
            .flatMap { [$0, Survey.Second(levels: [:], room: $0.room)] }
    }

    @Test("Does not teach that its rooms are silent")
    func unheard() {
        let heard = walk.filter { !$0.levels.isEmpty }
        let maps = [heard, walk].map { RadioMap(learning: Survey(walks: [$0]), maxSpots: 1) }
        #expect(maps[0].fingerprints.sounds == maps[1].fingerprints.sounds)
        #expect(maps[0].fingerprints.background == maps[1].fingerprints.background)
    }

    @Test("Is as long as it took, so that a minute in each room needs no lessons")
    func minute() throws {
        let survey = try #require(
            CheckedSurvey(Survey(walks: [walk + walk]), placement: Self.placement, doors: []))
        #expect(survey.survey.heardSeconds.values.contains { $0 < 60 })
        #expect(SelfTraining(placement: Self.placement, survey: survey).certainties.isEmpty)
    }
}
