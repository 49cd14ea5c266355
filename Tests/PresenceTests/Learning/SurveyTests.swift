import Testing

@testable import Presence

@Suite("A survey")
struct SurveyTests {
    /// Receiver 1 stands in room 10 and receiver 2 in room 20; room 30 has none and lies between them.
    private let placement: [Int64: Int64] = [1: 10, 2: 20]
    private let sounds: [Int64: [Int64: Double]] = [
        10: [1: -55, 2: -75], 20: [1: -75, 2: -55], 30: [1: -66, 2: -66],
    ]

    @Test("A room without a receiver of its own is found by its survey")
    func roomWithoutReceiver() throws {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 30, 20, 30])])
        let map = try #require(CheckedSurvey(survey, placement: placement, doors: [])?.map)
        let share = fingerprints.share(right: \.live, of: [30, 10, 30, 20], Building(map: map), placement: placement)
        #expect(share > 0.9)
    }

    @Test("A survey that visits each of many rooms once is used")
    func eachRoomOnce() {
        let rooms = (1...12).map(Int64.init)
        var fingerprints = RadioScape(
            Dictionary(uniqueKeysWithValues: rooms.map { room in (room, [room: -55, room + 1: -68, room - 1: -68]) }))
        let survey = Survey(walks: [fingerprints.walk(rooms)])
        let placement = Dictionary(uniqueKeysWithValues: rooms.map { ($0, $0) })
        #expect(CheckedSurvey(survey, placement: placement, doors: []) != nil)
    }

    @Test("A room that was surveyed somewhere else is judged no worse than by placement alone")
    func surveyedElsewhere() throws {
        var fingerprints = RadioScape([
            10: [1: -55, 2: -75, 3: -85], 20: [1: -75, 2: -55, 3: -70], 30: [1: -85, 2: -70, 3: -55],
        ])
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
        let survey = Survey(walks: [fingerprints.walk([10, 20], labels: [20: 30]), fingerprints.walk([20])])
        let building = Building(map: CheckedSurvey(survey, placement: placement, doors: [])?.map)
        let rooms: [Int64] = [10, 30, 20, 30, 10]
        var again = fingerprints
        let alone = fingerprints.share(right: \.live, of: rooms, Building(), placement: placement)
        #expect(again.share(right: \.live, of: rooms, building, placement: placement) >= alone - 0.02)
    }

    @Test("A walk with a pause between any two rooms does not tell how often people walk, unlike days in one room each")
    func pauses() {
        var fingerprints = RadioScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]])
        let pause = [Survey.Second(levels: [:], room: nil)]
        let (hall, attic) = (fingerprints.walk([10]), fingerprints.walk([20]))
        #expect(Survey(walks: [hall + pause + attic + pause + hall]).pausesBetweenRooms)
        #expect(!Survey(walks: [hall + pause + attic, attic + hall]).pausesBetweenRooms)
        #expect(!Survey(walks: [hall, attic, hall]).pausesBetweenRooms)
        let guided = Array(repeating: hall + pause + attic + pause, count: 20)
        #expect(Survey(walks: guided + [hall + attic]).pausesBetweenRooms, "one stay followed another by accident")
    }

    @Test("A hasty survey, made where nobody sits, makes a record no worse than placement alone")
    func hasty() throws {
        var corners = RadioScape([
            10: [1: -58, 2: -66, 3: -74], 20: [1: -86, 2: -46, 3: -74], 30: [1: -78, 2: -70, 3: -50],
        ])
        var seats = RadioScape([
            10: [1: -50, 2: -78, 3: -80], 20: [1: -66, 2: -62, 3: -72], 30: [1: -80, 2: -68, 3: -56],
        ])
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
        let survey = Survey(walks: [corners.walk([10, 20, 30], seconds: 20)])
        let learned = try #require(CheckedSurvey(survey, placement: placement, doors: []))
        let rooms: [Int64] = [10, 20, 30, 20, 10, 30, 20, 10]
        var again = seats
        let alone = seats.share(
            right: \.record, of: rooms, Building(), placement: placement, teaching: SelfTraining(placement: placement))
        let taught = again.share(
            right: \.record, of: rooms, Building(map: learned.map), placement: placement,
            teaching: SelfTraining(placement: placement, survey: learned))
        #expect(taught >= alone - 0.02)
    }

    @Test(
        "Rooms that nobody surveyed are found as well as by placement alone", arguments: [[10], [10, 20], [20, 30]])
    func unsurveyed(surveyed: [Int64]) throws {
        var fingerprints = RadioScape([
            10: [1: -55, 2: -70, 3: -80], 20: [1: -70, 2: -55, 3: -70], 30: [1: -80, 2: -70, 3: -55],
        ])
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
        let survey = Survey(walks: [fingerprints.walk(surveyed + surveyed)])
        let map = try #require(CheckedSurvey(survey, placement: placement, doors: [])?.map)
        let rooms: [Int64] = [10, 20, 30, 10, 30, 20]
        var again = fingerprints
        let alone = fingerprints.share(right: \.live, of: rooms, Building(), placement: placement)
        #expect(again.share(right: \.live, of: rooms, Building(map: map), placement: placement) >= alone - 0.02)
    }

    @Test("A receiver that came after the survey does not speak against it")
    func laterReceiver() throws {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 30, 20, 10])])
        let map = try #require(CheckedSurvey(survey, placement: [9: 10, 2: 20], doors: [])?.map)
        #expect(map.rooms == [10, 20, 30])
    }

    @Test("A receiver that did not listen does not speak against the survey of its room")
    func deafReceiver() throws {
        var fingerprints = RadioScape(sounds)
        let walk = fingerprints.walk([10, 30, 20]).map { second in
            guard second.room == 10 else { return second }
            return Survey.Second(levels: second.levels.filter { $0.key == 2 }, room: 10, notListening: [1])
        }
        let map = try #require(CheckedSurvey(Survey(walks: [walk]), placement: placement, doors: [])?.map)
        #expect(map.rooms == [10, 20, 30])
        let share = fingerprints.share(right: \.live, of: [30, 10, 30, 20], Building(map: map), placement: placement)
        #expect(share > 0.9)
    }

    @Test("A survey that stays in each room for some seconds only is not used")
    func hardlyAny() {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 30, 20], seconds: 8)])
        #expect(CheckedSurvey(survey, placement: placement, doors: []) == nil)
    }

    @Test("A survey with its rooms swapped is not used")
    func swappedRooms() {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 20, 10, 20], labels: [10: 20, 20: 10])])
        #expect(CheckedSurvey(survey, placement: placement, doors: []) == nil)
    }

    @Test(
        "A survey whose rooms were all said late, or early, teaches as if they had been said in time",
        arguments: [25, -15])
    func late(seconds: Int) throws {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 20, 10, 30, 20, 10, 20, 30])])
        #expect(CheckedSurvey(survey, placement: placement, doors: [])?.lateness == 0)
        let learned = try #require(
            CheckedSurvey(survey.said(earlier: -seconds), placement: placement, doors: []))
        #expect(abs(learned.lateness - seconds) <= 3)
        let rooms: [Int64] = [30, 10, 30, 20]
        let share = fingerprints.share(right: \.live, of: rooms, Building(map: learned.map), placement: placement)
        #expect(share > 0.85)
    }

    @Test("A survey with three changes of room does not tell that they were said late")
    func lateOrNot() throws {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 20, 10, 20])])
        #expect(survey.said(earlier: -25).timing(placement, []).lateness == 0)
    }

    @Test("Of a survey that is wrong for the most part nothing is used")
    func mostlyWrong() throws {
        var fingerprints = RadioScape([
            10: [1: -55, 2: -75, 3: -75], 20: [1: -75, 2: -55, 3: -75], 30: [1: -75, 2: -75, 3: -55],
        ])
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
        let walk = fingerprints.walk([10, 20, 30, 10, 20, 30], labels: [20: 30, 30: 20])
        #expect(CheckedSurvey(Survey(walks: [walk]), placement: placement, doors: []) == nil)
        let right = fingerprints.walk([10, 20, 10, 20, 10, 20], seconds: 240)
        let map = CheckedSurvey(Survey(walks: [walk, right]), placement: placement, doors: [])?.map
        #expect(map?.rooms == [10, 20])
    }

    @Test("Without a receiver that is placed, all is learned from the survey")
    func nothingPlaced() throws {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 30, 20])])
        let map = try #require(CheckedSurvey(survey, placement: [:], doors: [])?.map)
        #expect(fingerprints.share(right: \.live, of: [20, 30, 10], Building(map: map), placement: [:]) > 0.9)
    }

    @Test("The same survey gives the same map")
    func sameMap() {
        var (one, other) = (RadioScape(sounds), RadioScape(sounds))
        #expect(
            RadioMap(learning: Survey(walks: [one.walk([10, 20, 30])]))
                == RadioMap(learning: Survey(walks: [other.walk([10, 20, 30])])))
    }

    @Test("What a silent receiver says is the same, in whatever order receivers began to listen")
    func silence() {
        var fingerprints = RadioScape(sounds)
        let map = RadioMap(learning: Survey(walks: [fingerprints.walk([10, 20, 30])]))
        var (one, other) = (SilenceEmission(map), SilenceEmission(map))
        one.note(0, listens: true, map)
        one.note(1, listens: true, map)
        other.note(1, listens: true, map)
        other.note(0, listens: true, map)
        other.note(1, listens: false, map)
        other.note(1, listens: true, map)
        let spots = map.fingerprints.spots.indices
        #expect(spots.allSatisfy { abs(one.chance(at: $0) - other.chance(at: $0)) < 1e-9 })
        #expect(spots.allSatisfy { one.chance(at: $0) < 0 } && one.listens(0) && one.listens(1))
    }
}
