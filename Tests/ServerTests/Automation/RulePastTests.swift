import Devices
import Foundation
import TestSupport
import Testing
import Wire

@Suite("Rules tried on what was recorded", .mustEnd)
struct RulePastTests {
    private static func rains(for seconds: Int = 0) -> ConditionRecord {
        ConditionRecord(.weather, measure: .rain, above: 1, holdsFor: seconds)
    }

    private static func starts(_ school: School, _ when: ConditionRecord, from start: Date) async throws -> [Date] {
        try await school.admin(TryRule(when: [when], from: start, to: school.now)).firings.map(\.at)
    }

    @Test("A trial tells when a rule would have started on what was recorded")
    func people() async throws {
        try await School.open { school in
            try await school.makeRooms("101", leaveAfter: 20)
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let start = school.now
            try await school.hear(badge, by: scanner, for: 5)
            try await school.beat(scanner, for: 100)
            let tried = try await school.admin(
                TryRule(
                    when: [ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: 30)], from: start, to: school.now))
            #expect(tried.total == 1 && tried.firings.map(\.verdict) == ["dry_run"])
            let first = try #require(tried.firings.first?.at)
            #expect(first > start + 50 && first < start + 80)
            let never = TryRule(when: [ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: 300)], from: start)
            #expect(try await school.admin(never).total == 0)
        }
    }

    @Test("It goes by what an admin reported of the weather")
    func reported() async throws {
        try await School.open { school in
            let start = school.now
            _ = try await school.admin(ReportWeather(rain: 0))
            try await school.pass(60)
            let rain = school.now
            _ = try await school.admin(ReportWeather(rain: 4))
            try await school.pass(120)
            #expect(try await Self.starts(school, Self.rains(), from: start) == [rain])
            #expect(try await Self.starts(school, Self.rains(for: 60), from: start) == [rain + 60])
            #expect(try await Self.starts(school, Self.rains(for: 300), from: start) == [])
        }
    }

    @Test("It goes by what a weather station said, each time that it changed, until half an hour after its last word")
    func said() async throws {
        try await School.open { school in
            let station = try await school.makeDevice("weather_station")
            let start = school.now
            try await school.report(station, ["rain": .number(0), "wind": .number(3)])
            try await school.pass(60)
            let rain = school.now
            try await school.report(station, ["rain": .number(4)])
            try await school.pass(120)
            try await school.report(station, ["rain": .number(0)])
            #expect(try await Self.starts(school, Self.rains(), from: start) == [rain])
            try await school.pass(1_900)
            func calm(for seconds: Int) -> ConditionRecord {
                ConditionRecord(.weather, measure: .wind, below: 12, holdsFor: seconds)
            }
            #expect(try await Self.starts(school, calm(for: 1_900), from: start) == [start + 1_900])
            #expect(try await Self.starts(school, calm(for: 2_000), from: start) == [])
        }
    }

    @Test("Of a station one report in a second is kept, the last, and what stays the same once a minute")
    func kept() async throws {
        try await School.open { school in
            let station = try await school.makeDevice("weather_station")
            let lamp = try await school.makeDevice("lamp", serial: "S2")
            func reports() async throws -> Int { try await school.count("select count(*) from weather_report") }
            for rain in [1.0, 2, 3] { try await school.report(station, ["rain": .number(rain)]) }
            #expect(try await reports() == 1)
            #expect(try await school.count("select count(*) from weather_report where rain = 3") == 1)
            try await school.pass(5)
            try await school.report(station, ["rain": .number(3)])
            try await school.report(lamp, ["on": .bool(true)])
            #expect(try await reports() == 1)
            try await school.pass(55)
            try await school.report(station, ["rain": .number(3)])
            #expect(try await reports() == 2)
        }
    }
}
