import Devices
import Foundation
import Testing

private func position(above bound: Double) -> Condition.Subject { .device(7, property: "position", .above(bound)) }

@Suite("Rules about devices, weather and time") struct RuleTests {
    @Test("A device's state starts a rule, and what led to it comes along")
    func device() {
        var scene = Scene()
        _ = scene.put(.when(position(above: 50), holdsFor: 10))
        #expect(scene.device(["position": .number(60)], causes: [4, 9], at: 1).isEmpty)
        #expect(scene.device(["position": .number(70)], causes: [11], at: 5).isEmpty)
        #expect(scene.advance(to: 11).map(\.causes) == [[4, 9]])
    }

    @Test("More than three commands, one by the other, start nothing more")
    func longChain() {
        var scene = Scene()
        _ = scene.put(.when(position(above: 50)))
        #expect(scene.device(["position": .number(60)], causes: [1, 2, 3, 4], at: 1).map(\.verdict) == [.chainTooLong])
    }

    @Test("A device that is away, or says something of another sort, is not known")
    func deviceUnknown() {
        var scene = Scene()
        _ = scene.put(.when(position(above: 50)))
        #expect(scene.device(["position": .number(60)], isConnected: false, at: 1).isEmpty)
        #expect(scene.device(["position": .text("60")], at: 2).isEmpty)
        #expect(scene.device([:], at: 3).isEmpty)
        #expect(scene.book.explain(1, at: Scene.instant(3))?.lines.map(\.missing) == [[.device(7)]])
    }

    @Test("Weather is unknown after half an hour: the rule holds still")
    func oldWeather() {
        var scene = Scene()
        _ = scene.put(.when(.weather(.wind, .above(12)), holdsFor: 3_600))
        _ = scene.book.take(.weather(.admin, Weather(at: Scene.nine, values: [.wind: 20])), at: Scene.nine)
        #expect(scene.advance(to: 7_200).isEmpty)
        #expect(scene.book.explain(1, at: Scene.instant(7_200))?.lines.map(\.found) == [.unknown])
    }

    @Test("A report of the wind alone keeps no old rain alive")
    func partialWeather() {
        var scene = Scene()
        _ = scene.put(.when(.weather(.rain, .above(0))))
        func report(_ values: [Weather.Measure: Double], _ seconds: Double) -> [Firing] {
            let at = Scene.instant(seconds)
            return scene.book.take(.weather(.admin, Weather(at: at, values: values)), at: at)
        }
        #expect(report([.rain: 1, .wind: 2], 0).count == 1)
        for minute in stride(from: 10.0, through: 40, by: 10) { _ = report([.wind: 2], minute * 60) }
        #expect(scene.book.explain(1, at: Scene.instant(2_400))?.lines.map(\.found) == [.unknown])
    }

    @Test("Weather that is unknown counts as met where the rule says so")
    func unknownFires() {
        var scene = Scene()
        _ = scene.book.take(.weather(.admin, Weather(at: Scene.nine, values: [.rain: 0])), at: Scene.nine)
        #expect(scene.put(.when(.weather(.rain, .above(0)), whenUnknown: .fire)).isEmpty)
        #expect(scene.advance(to: 1_800).map(\.at) == [Scene.instant(1_800)])
    }

    @Test("That weather counts as met does not make an unknown room empty")
    func unknownRoomHolds() {
        var scene = Scene(rooms: [1: .init(scanners: 1)])
        #expect(scene.put(.when(.people(.room(1), .none), whenUnknown: .fire)).isEmpty)
    }

    @Test("One of two stations that reports rain is enough; an older report changes nothing")
    func stations() {
        var scene = Scene()
        _ = scene.put(.when(.weather(.rain, .above(0))))
        let reports: [(Weather.Source, Double, Double)] = [
            (.station(1), 0, 1), (.station(2), 3, 2), (.station(2), 0, 1),
        ]
        let firings = reports.map { source, rain, seconds in
            let report = Weather(at: Scene.instant(seconds), values: [.rain: rain])
            return scene.book.take(.weather(source, report), at: Scene.instant(3)).count
        }
        #expect(firings == [0, 1, 0])
    }

    @Test("A time of day starts a rule each day, but not one that was made after it")
    func time() throws {
        var scene = Scene()
        let rule = Rule.when(.time(try #require(TimeOfDay("08:00")), Set(Weekday.allCases)))
        #expect(scene.put(rule).isEmpty)
        #expect(scene.advance(to: 22 * 3_600).isEmpty)
        for hour in [23.0, 47] {
            #expect(scene.advance(to: hour * 3_600).map(\.at) == [Scene.instant(hour * 3_600)])
        }
    }

    @Test("A time of day is told at its moment, and one that was missed by more than five minutes is not")
    func lateTime() throws {
        let rule = Rule.when(.time(try #require(TimeOfDay("10:00")), [.mon]))
        var scene = Scene()
        _ = scene.put(rule)
        #expect(scene.advance(to: 3_600.5).map(\.at) == [Scene.instant(3_600)])
        var slow = Scene()
        _ = slow.put(rule)
        #expect(slow.advance(to: 3_901).isEmpty)
    }

    @Test("A rule with several conditions starts by each of them")
    func several() {
        var scene = Scene()
        let conditions = [
            Condition(.weather(.rain, .above(0))), Condition(.people(.room(1), .none), holdsFor: 600),
        ]
        _ = scene.put(Rule(when: conditions, then: Rule.close))
        let rain = Weather(at: Scene.nine, values: [.rain: 1])
        #expect(scene.book.take(.weather(.admin, rain), at: Scene.nine).map(\.condition) == [0])
        #expect(scene.advance(to: 600).map(\.condition) == [1])
    }

    @Test("What a rule requires besides decides when it starts; what is not known holds it")
    func requirement() throws {
        let before = Requirement.condition(
            Condition(
                .hours(
                    from: try #require(TimeOfDay("08:00")), until: try #require(TimeOfDay("09:01")),
                    Set(Weekday.allCases))))
        let rule = Rule.when(
            position(above: 50), if: .all([before, .not(.condition(Condition(.people(.room(1), .some))))]))
        var scene = Scene()
        _ = scene.put(rule)
        #expect(scene.device(["position": .number(60)], at: 1).map(\.verdict) == [.run(Rule.close)])
        _ = scene.device(["position": .number(0)], at: 2)
        _ = scene.room(listening: 0, at: 3)
        #expect(scene.device(["position": .number(60)], at: 4).map(\.verdict) == [.held([.listening(room: 1)])])
        _ = scene.device(["position": .number(0)], at: 5)
        _ = scene.advance(to: 61)
        #expect(scene.device(["position": .number(60)], at: 62).map(\.verdict) == [.notMet])
    }

    @Test("Ten firings in ten minutes stop a rule")
    func stops() {
        var scene = Scene()
        _ = scene.put(.when(position(above: 50)))
        var firings: [Firing] = []
        for round in 0..<12 {
            firings += scene.device(["position": .number(60)], at: Double(round) * 20)
            firings += scene.device(["position": .number(0)], at: Double(round) * 20 + 10)
        }
        #expect(firings.count == 10)
        #expect(firings.map(\.stopsRule) == Array(repeating: false, count: 9) + [true])
        #expect(scene.book.state(of: 1)?.isStopped == true)
    }

    @Test("Ten firings in more than ten minutes do not")
    func slowEnough() {
        var scene = Scene()
        _ = scene.put(.when(position(above: 50)))
        var firings: [Firing] = []
        for round in 0..<20 {
            firings += scene.device(["position": .number(60)], at: Double(round) * 70)
            firings += scene.device(["position": .number(0)], at: Double(round) * 70 + 10)
        }
        #expect(firings.count == 20)
    }

    @Test("A trial plays what was recorded")
    func trial() {
        var trial = RuleTrial(
            .when(.people(.room(1), .none), holdsFor: 600), in: Scene().book.surroundings, from: Scene.nine)
        trial.take(.room(1, .init(present: 1, scanners: 1, listening: 1)), at: Scene.instant(100))
        trial.take(.room(1, .init(scanners: 1, listening: 1)), at: Scene.instant(200))
        trial.take(.room(1, .init(scanners: 1, listening: 0)), at: Scene.instant(5_000))
        trial.advance(to: Scene.instant(9_000))
        #expect(trial.firings.map(\.at) == [Scene.instant(800)])
    }

    @Test("Of 500 rules, one change looks at those that it is about")
    func many() {
        var scene = Scene(
            rooms: Dictionary(uniqueKeysWithValues: (1...500).map { ($0, .init(scanners: 1, listening: 1)) }))
        for id in Int64(1)...500 { _ = scene.put(.when(.people(.room(id), .some)), id: id) }
        #expect(scene.room(250, present: 1, at: 1).map(\.rule) == [250])
    }
}
