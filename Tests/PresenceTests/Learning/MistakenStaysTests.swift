import Testing

@testable import Presence

/// A receiver stands in each of three rooms.
@Suite("A survey that calls rooms by other names")
struct MistakenStaysTests {
    private static let sounds: [Int64: [Int64: Double]] = [
        10: [1: -55, 2: -68, 3: -75], 20: [1: -66, 2: -57, 3: -66], 30: [1: -75, 2: -68, 3: -55],
    ]
    private let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
    private let rooms: [Int64] = [10, 20, 30, 20, 10, 20]

    @Test(
        "Is no worse than no survey where it calls one room by another's name all the time",
        arguments: [(20, 10), (10, 20), (20, 30)] as [(Int64, Int64)])
    func oneForAnother(room: Int64, name: Int64) {
        var fingerprints = RadioScape(Self.sounds)
        let survey = Survey(walks: [fingerprints.walk(rooms, labels: [room: name])])
        #expect(CheckedSurvey(survey, placement: placement, doors: []) == nil)
    }

    @Test("Teaches what is left where a few stays are named wrongly, however long")
    func some() throws {
        var fingerprints = RadioScape(Self.sounds)
        let right = fingerprints.walk(rooms)
        let wrong = fingerprints.walk([20], seconds: 400, labels: [20: 10])
        let learned = try #require(
            CheckedSurvey(Survey(walks: [right, wrong]), placement: placement, doors: []))
        #expect(learned.map.rooms == [10, 20, 30])
        // A second or two where somebody goes from room to room.
        let kept = learned.survey.labelledSeconds
        #expect(kept[10, default: 0] >= 116 && kept[20, default: 0] <= 180 && kept[30, default: 0] >= 58, "\(kept)")
    }

    @Test("Is believed where placement doubts a stay, as long as it knows the other room by its name")
    func doubted() throws {
        var (fingerprints, corner) = (RadioScape(Self.sounds), RadioScape([10: Self.sounds[20] ?? [:]], seed: 2))
        let survey = Survey(walks: [fingerprints.walk(rooms), corner.walk([10])])
        let learned = try #require(CheckedSurvey(survey, placement: placement, doors: []))
        #expect(learned.survey.labelledSeconds == survey.labelledSeconds)
    }

    /// Those in the other rooms are 14 dB keener: two rooms sound loudest where nobody is.
    @Test("Is believed where one receiver is much fainter than the others, and still not where it names rooms wrongly")
    func faint() throws {
        var fingerprints = RadioScape(Self.sounds.mapValues { $0.merging([2: -14]) { $0 + $1 } })
        let walk = fingerprints.walk(rooms)
        let learned = try #require(CheckedSurvey(Survey(walks: [walk]), placement: placement, doors: []))
        #expect(learned.survey == Survey(walks: [walk]))
        let wrong = fingerprints.walk(rooms, labels: [10: 30, 30: 10])
        #expect(CheckedSurvey(Survey(walks: [wrong]), placement: placement, doors: []) == nil)
    }

    /// A hall without walls: at the edges of one place the receiver of another is the louder.
    @Test("Is believed where placement finds corners of many stays in a room that nobody surveyed")
    func corners() throws {
        var (fingerprints, corner) = (RadioScape(Self.sounds), RadioScape([10: Self.sounds[20] ?? [:]], seed: 2))
        let stay = (0..<10).reduce(into: [Survey.Second]()) { stay, _ in
            stay += fingerprints.walk([10], seconds: 40) + corner.walk([10], seconds: 20)
        }
        let edge = fingerprints.walk([10]) + corner.walk([10], seconds: 45) + fingerprints.walk([10])
        let survey = Survey(walks: [stay + fingerprints.walk([30]), edge])
        let learned = try #require(CheckedSurvey(survey, placement: placement, doors: []))
        #expect(learned.map.rooms == [10, 30])
        #expect(learned.survey.labelledSeconds[10, default: 0] >= 500, "\(learned.survey.labelledSeconds)")
    }

    @Test("Is not judged by receivers that did not listen")
    func notListening() throws {
        var fingerprints = RadioScape(Self.sounds)
        let walk = fingerprints.walk(rooms).map { second in
            Survey.Second(levels: second.levels.filter { $0.key != 2 }, room: second.room, notListening: [2])
        }
        let learned = try #require(CheckedSurvey(Survey(walks: [walk]), placement: placement, doors: []))
        #expect(learned.survey.labelledSeconds == Survey(walks: [walk]).labelledSeconds)
    }

    /// A corner of the room that sounds like the room beside it: a short while of a long stay.
    @Test("Is believed of one room alone, though placement finds corners of it in rooms that it never names")
    func oneRoom() throws {
        var (fingerprints, corner) = (RadioScape(Self.sounds), RadioScape([10: Self.sounds[20] ?? [:]], seed: 2))
        let walk = fingerprints.walk([10]) + corner.walk([10], seconds: 20) + fingerprints.walk([10])
        let learned = try #require(CheckedSurvey(Survey(walks: [walk]), placement: placement, doors: []))
        #expect(learned.survey.labelledSeconds == [10: 140])
    }

    @Test("Loses no room to a few wrong seconds where its receiver was away in all the others")
    func away() throws {
        var fingerprints = RadioScape(Self.sounds)
        let before = fingerprints.walk(rooms).map { second in
            Survey.Second(levels: second.levels.filter { $0.key != 1 }, room: second.room, notListening: [1])
        }
        let after = fingerprints.walk([30], seconds: 14, labels: [30: 10]) + fingerprints.walk([20, 30], seconds: 20)
        let learned = try #require(
            CheckedSurvey(Survey(walks: [before, after]), placement: placement, doors: []))
        #expect(learned.map.rooms == [10, 20, 30])
    }
}
