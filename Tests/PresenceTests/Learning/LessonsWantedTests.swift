import Testing

@testable import Presence

@Suite("Lessons beside a survey of less than a minute in each room")
struct LessonsWantedTests {
    private func wanted(_ walk: [Survey.Second], _ placement: [Int64: Int64]) throws -> [Int64] {
        let survey = try #require(CheckedSurvey(Survey(walks: [walk]), placement: placement, doors: []))
        return SelfTraining(placement: placement, survey: survey).certainties.keys.sorted()
    }

    @Test("Are not wanted where a room without a receiver was surveyed, so that the survey would be its own judge")
    func itsOwnJudge() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -80, 3: -90], 20: [1: -80, 2: -50], 40: [1: -60, 2: -70]])
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
        #expect(try wanted(fingerprints.walk([10, 20], seconds: 40), placement) == [10, 20, 30])
        #expect(
            try wanted(fingerprints.walk([10, 20, 40], seconds: 40), placement) == [30], "which nobody surveyed")
    }

    @Test("Are wanted of a room that is hardly heard where the others are heard well")
    func faint() throws {
        var near = RadioScape([10: [1: -50, 2: -80], 20: [1: -80, 2: -50]])
        var far = RadioScape([30: [3: -90]], silence: 0.7)
        let walk = near.walk([10, 20], seconds: 90) + far.walk([30], seconds: 90)
        #expect(try wanted(walk, [1: 10, 2: 20, 3: 30]) == [30])
    }
}
