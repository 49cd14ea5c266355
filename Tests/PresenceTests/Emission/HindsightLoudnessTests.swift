import Testing

@testable import Presence

@Suite("What the record of a stretch says of how loud a badge is")
struct HindsightLoudnessTests {
    private let sounds: [Int64: [Int64: Double]] = [10: [1: -50, 2: -70], 20: [1: -70, 2: -50]]

    /// Half a minute in room 10, then one in room 20.
    /// - Parameters:
    ///   - louder: than the badge of the survey, in dB.
    ///   - known: what is known of that.
    private func hindsight(_ louder: Double, known: Double = 0, isSurveyed: Bool = true) throws -> SmoothedStays {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 20, 10, 20])])
        let map = try #require(CheckedSurvey(survey, placement: [1: 10, 2: 20], doors: [])?.map)
        let building = Building(map: isSurveyed ? map : nil, offsets: known == 0 ? [:] : [101: known])
        var stretch = Replay(building: building, scanners: [1, 2], startedAt: Scene.date(0))
        for second in 1...60 {
            let heard = fingerprints.second(in: second <= 30 ? 10 : 20).sorted { $0.key < $1.key }
            stretch.second(
                until: Scene.date(Double(second)), listeners: [1, 2],
                heard: heard.map { Scene().sighting($0.key, $0.value + louder, at: Double(second) - 0.4) })
        }
        return stretch.smoothed(1)
    }

    private func said(_ hindsight: SmoothedStays) -> [LevelOffset.Lesson] {
        hindsight.offsets(from: Scene.date(0), to: Scene.date(60))
    }

    @Test("It is told of the badge, room by room, which way it differs", arguments: [-6.0, 6])
    func rooms(louder: Double) throws {
        let lessons = said(try hindsight(louder))
        #expect(lessons.map(\.badge) == [101, 101] && lessons.map(\.room) == [10, 20])
        #expect(lessons.allSatisfy { $0.mean * louder > 0 && abs($0.mean) > 2 && $0.weight > 0 })
    }

    @Test("What is known of it already is found again, not found twice")
    func again() throws {
        #expect(said(try hindsight(-6, known: -6)).allSatisfy { abs($0.mean + 6) < 1.5 })
    }

    @Test("Seconds outside the span say nothing, and nor does a building that nobody surveyed")
    func nothing() throws {
        let hindsight = try hindsight(-6)
        #expect(hindsight.offsets(from: Scene.date(60), to: Scene.date(120)).isEmpty)
        #expect(hindsight.offsets(from: Scene.date(0), to: Scene.date(20)).map(\.room) == [10])
        #expect(said(try self.hindsight(-6, isSurveyed: false)).isEmpty)
    }

    @Test("Rooms that the record itself taught say nothing of badges")
    func taught() throws {
        var fingerprints = RadioScape(sounds)
        let survey = Survey(walks: [fingerprints.walk([10, 20, 10, 20])])
        var map = try #require(CheckedSurvey(survey, placement: [1: 10, 2: 20], doors: [])?.map)
        let spot = Int32(try #require(map.fingerprints.spotsOf[10]).lowerBound)
        let place = ForwardFilter.Share(state: HiddenState(room: 10, spot: spot), chance: 1)
        let posterior = ForwardBackward.Posterior(room: 10, chance: 1, places: [place])
        #expect(map.offset(of: [1: -56], by: posterior, assumed: 0, badge: 1) != nil)
        map.taughtRooms = [10]
        #expect(map.offset(of: [1: -56], by: posterior, assumed: 0, badge: 1) == nil)
    }

    @Test("A survey of one room says nothing of badges: whoever is anywhere else is fainter")
    func oneRoom() throws {
        var fingerprints = RadioScape(sounds)
        let one = CheckedSurvey(Survey(walks: [fingerprints.walk([10, 10])]), placement: [1: 10, 2: 20], doors: [])
        let both = CheckedSurvey(
            Survey(walks: [fingerprints.walk([10, 20, 10])]), placement: [1: 10, 2: 20], doors: [])
        #expect(try #require(one).map.tellsOffset == false)
        #expect(try #require(both).map.tellsOffset)
        #expect(
            RadioMap(learning: Survey(walks: [fingerprints.walk([10, 20])])).tellsOffset == false, "no survey taught it"
        )
    }
}
