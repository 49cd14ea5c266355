import Testing

@testable import Presence

@Suite("Learning from the record")
struct SelfTrainingTests {
    private static let placement: [Int64: Int64] = [1: 10, 2: 20]

    private func second(_ room: Int64?, _ level: Double) -> Survey.Second {
        Survey.Second(levels: [1: level, 2: -120 - level], room: room)
    }

    @Test("Nothing is learned at first before every room with a receiver was heard for a while")
    func allRooms() {
        var teaching = SelfTraining(placement: Self.placement)
        teaching.add(Array(repeating: second(10, -50), count: 100))
        #expect(teaching.map() == nil)
        teaching.add(Array(repeating: second(20, -70), count: 19))
        #expect(teaching.map() == nil)
        teaching.add([second(nil, -60), second(30, -60), second(20, -70)])
        #expect(teaching.map()?.rooms == [10, 20], "rooms without a receiver are left to a survey")
    }

    @Test("A room that nobody ever enters does not keep the others from being known for ever")
    func storeRoom() {
        var teaching = SelfTraining(placement: [1: 10, 2: 20, 3: 30])
        for room: Int64 in [10, 20] { teaching.add(Array(repeating: second(room, -50), count: 99)) }
        #expect(teaching.map() == nil)
        teaching.add(Array(repeating: second(20, -50), count: 2))
        #expect(teaching.map()?.rooms == [10, 20])
        var lonely = SelfTraining(placement: [1: 10, 2: 20, 3: 30])
        lonely.add(Array(repeating: second(10, -50), count: 9999))
        #expect(lonely.map() == nil, "one room of three is too little")
    }

    @Test("A building of many rooms keeps no more seconds than one of few")
    func manyRooms() throws {
        let placement = Dictionary(uniqueKeysWithValues: (Int64(1)...100).map { ($0, $0) })
        func seconds(_ level: Double, _ count: Int) -> [Survey.Second] {
            placement.values.sorted().flatMap { room in
                Array(repeating: Survey.Second(levels: [room: level], room: room), count: count)
            }
        }
        var (teaching, fresh) = (SelfTraining(placement: placement), SelfTraining(placement: placement))
        teaching.add(seconds(-90, 100))
        teaching.add(seconds(-50, 72))
        fresh.add(seconds(-50, 72))
        #expect(try #require(teaching.map()) == #require(fresh.map()))
    }

    @Test("What is new takes the place of what is old, so that it stays small")
    func bounded() {
        var (teaching, fresh) = (SelfTraining(placement: Self.placement), SelfTraining(placement: Self.placement))
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
        var teaching = SelfTraining(placement: Self.placement)
        for room: Int64 in [10, 20] { teaching.add(Array(repeating: second(room, room == 10 ? -50 : -70), count: 30)) }
        #expect(try #require(teaching.map()).fingerprints.walks.steps.isEmpty)
    }

    @Test("Where no receiver stands in a room there is nothing to learn")
    func nowhere() {
        var teaching = SelfTraining(placement: [:])
        teaching.add([second(10, -50)])
        #expect(teaching.map() == nil)
    }

    @Test("Beside a survey the record teaches the rooms that were not surveyed, and those alone")
    func besideSurvey() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]], silence: 0)
        let survey = try #require(
            CheckedSurvey(Survey(walks: [fingerprints.walk([10], seconds: 90)]), placement: Self.placement, doors: []))
        var teaching = SelfTraining(placement: Self.placement, survey: survey)
        #expect(teaching.certainties == [20: 0.95] && teaching.map() == survey.map)
        teaching.add(fingerprints.walk([10]) + fingerprints.walk([20], seconds: 19))
        #expect(teaching.map() == survey.map, "nineteen seconds say too little, and room 10 is known")
        teaching.add(fingerprints.walk([20], seconds: 1))
        let map = try #require(teaching.map())
        #expect(map.rooms == [10, 20])
        #expect(map.moveRate == survey.map.moveRate)
    }

    @Test("What a receiver hears of which nobody says where it stands teaches nothing")
    func strangers() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -75, 8: -60], 20: [1: -75, 2: -50, 8: -60]], silence: 0)
        var teaching = SelfTraining(placement: Self.placement)
        teaching.add(fingerprints.walk([10, 20]))
        #expect(try #require(teaching.map()).receivers == [1, 2])
    }

    @Test("What was surveyed for less than a minute is taught up to two minutes")
    func topUp() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]], silence: 0)
        let survey = try #require(
            CheckedSurvey(
                Survey(walks: [fingerprints.walk([10], seconds: 90) + fingerprints.walk([20], seconds: 55)]),
                placement: Self.placement, doors: []))
        var teaching = SelfTraining(placement: Self.placement, survey: survey)
        let (old, new) = (fingerprints.walk([20], seconds: 65), fingerprints.walk([20], seconds: 65))
        teaching.add(old)
        teaching.add(new)
        #expect(try #require(teaching.map()).fingerprints == survey.map(with: new.map { [$0] }).fingerprints)
        #expect(try #require(teaching.map()).fingerprints != survey.map(with: old.map { [$0] }).fingerprints)
    }

    @Test("A survey of a minute in each room needs no lessons")
    func enough() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]], silence: 0)
        let survey = try #require(
            CheckedSurvey(
                Survey(walks: [fingerprints.walk([10, 20], seconds: 60)]), placement: Self.placement, doors: []))
        var teaching = SelfTraining(placement: Self.placement, survey: survey)
        #expect(teaching.certainties.isEmpty)
        teaching.add(fingerprints.walk([20]))
        #expect(teaching.map() == survey.map)
    }

    @Test("At the edge of a room that the record taught, and nobody surveyed, placement counts in full")
    func edges() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]], silence: 0)
        func map(surveyed rooms: [Int64]) throws -> RadioMap {
            let walk = Survey(walks: [fingerprints.walk(rooms)])
            let survey = try #require(CheckedSurvey(walk, placement: Self.placement, doors: []))
            var teaching = SelfTraining(placement: Self.placement, survey: survey)
            teaching.add(fingerprints.walk([20]))
            return try #require(teaching.map())
        }
        func chance(_ map: RadioMap) -> Double {
            var scene = Scene()
            scene.engine.update(building: Building(map: map))
            _ = scene.hear(1...2, [Scene.sighting(by: 1, in: 10, -65), Scene.sighting(by: 2, in: 20, -61)])
            return scene.engine.people[1]?.track.filter.rooms.first { $0.room == 20 }?.chance ?? 0
        }
        #expect(try map(surveyed: [10, 20]).taughtRooms.isEmpty)
        var taught = try map(surveyed: [10])
        #expect(taught.taughtRooms == [20])
        let atEdge = chance(taught)
        taught.taughtRooms = []
        #expect(1 - atEdge < 0.7 * (1 - chance(taught)))
    }

    @Test("A room with a receiver that came after the survey stays with placement, and no other learns of it")
    func lateReceiver() throws {
        var fingerprints = RadioScape([10: [1: -50, 2: -75], 20: [1: -75, 2: -50]], silence: 0)
        let survey = try #require(
            CheckedSurvey(Survey(walks: [fingerprints.walk([10])]), placement: Self.placement, doors: []))
        var teaching = SelfTraining(placement: [1: 10, 2: 20, 3: 30], survey: survey)
        let near = teaching.add(Array(repeating: Survey.Second(levels: [3: -50], room: 30), count: 60))
        let alone = teaching.add(Array(repeating: Survey.Second(levels: [3: -70], room: 20), count: 60))
        #expect(!near && !alone, "nothing in them can be set beside the survey")
        teaching.add(
            fingerprints.walk([20]).map { Survey.Second(levels: $0.levels.merging([3: -70]) { $1 }, room: 20) })
        let map = try #require(teaching.map())
        #expect(map.rooms == [10, 20] && map.receivers == [1, 2])
    }

    @Test("Where there are more lessons than are kept, those of all people are drawn on")
    func everybody() throws {
        var teaching = SelfTraining(placement: Self.placement)
        let people = (0..<10).flatMap { person in
            (0..<60).map { _ in second(10, person < 9 ? -50 : -90) }
        }
        teaching.add(people + Array(repeating: second(20, -70), count: 30))
        let map = try #require(teaching.map())
        let place = try #require(map.fingerprints.places[1])
        #expect(
            abs(map.fingerprints.sounds(of: place, in: 10)[0].level + 54) < 1,
            "a tenth of the lessons is the last one's")
    }

    @Test("Of a receiver that did not listen nothing is learned")
    func notListening() throws {
        func chance(notListening: Set<Int64>) throws -> Double {
            let heard = Array(repeating: second(10, -50), count: 60)
            let missed = Array(
                repeating: Survey.Second(levels: [1: -50], room: 10, notListening: notListening), count: 240)
            var teaching = SelfTraining(placement: Self.placement)
            teaching.add(missed + heard + Array(repeating: second(20, -70), count: 300))
            let map = try #require(teaching.map())
            return map.fingerprints.sounds(of: try #require(map.fingerprints.places[2]), in: 10)[0].chance
        }
        #expect(try chance(notListening: []) < 0.3)
        #expect(try chance(notListening: [2]) > 0.9)
    }
}
