import Devices
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct RuleTests {
    private static let empty = ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: 600)

    private static func lit(_ device: Int64) -> ConditionRecord {
        ConditionRecord(.device, deviceID: device, property: "on", equals: .bool(true))
    }

    @Test("A rule is made, told, changed and deleted")
    func life() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let lamp = try await school.makeDevice("lamp")
            let requirement = RequirementRecord(not: RequirementRecord(ConditionRecord(.zoneEmpty, zoneName: "East")))
            let id = try await school.admin(
                CreateRule(
                    ruleName: "Lamp", when: [Self.empty], requirement: requirement,
                    then: [OrderRecord(deviceID: lamp, command: "off")], dryRun: true)
            ).ruleID
            let made = try #require(try await school.admin(GetRules()).rules.first)
            #expect(made.when == [Self.empty] && made.requirement == requirement && made.dryRun && made.enabled)
            #expect(made.then == [OrderRecord(deviceID: lamp, command: "off", args: [:])])
            _ = try await school.admin(
                EditRule(ruleID: id, ruleName: "Lamp off", withoutIf: true, dryRun: false, enabled: false))
            let changed = try #require(try await school.admin(GetRules(search: "off")).rules.first)
            #expect(changed.requirement == nil && !changed.dryRun && !changed.enabled && changed.when == [Self.empty])
            _ = try await school.admin(DeleteRule(ruleID: id))
            #expect(try await school.admin(GetRules()).total == 0)
            #expect(try await school.admin.refusal(of: DeleteRule(ruleID: id)).code == .notFound)
        }
    }

    @Test("A cycle over three devices is refused with its path")
    func cycle() async throws {
        try await School.inProcess { school in
            var lamps: [Int64] = []
            for serial in ["A", "B", "C"] { lamps.append(try await school.makeDevice("lamp", serial: serial)) }
            func rule(_ name: String, _ from: Int, _ to: Int, _ command: String = "on") -> CreateRule {
                CreateRule(
                    ruleName: name, when: [Self.lit(lamps[from])],
                    then: [OrderRecord(deviceID: lamps[to], command: command)])
            }
            _ = try await school.admin(rule("One", 0, 1))
            let two = try await school.admin(rule("Two", 1, 2)).ruleID
            let refusal = try await school.admin.refusal(of: rule("Three", 2, 0))
            #expect(refusal.code == .conflict)
            #expect(refusal.reason == "The rule would start itself: 'Three → One → Two → Three'.")
            _ = try await school.admin(rule("Three", 2, 0, "off"))
            let three = try await school.admin(GetRules(search: "Three")).rules[0].ruleID
            let order = OrderRecord(deviceID: lamps[0], command: "on")
            #expect(try await school.admin.refusal(of: EditRule(ruleID: three, then: [order])).code == .conflict)
            _ = try await school.admin(EditRule(ruleID: two, then: [OrderRecord(deviceID: lamps[2], command: "off")]))
            _ = try await school.admin(EditRule(ruleID: three, then: [order]))
        }
    }

    @Test("What cannot be understood is refused with where")
    func bad() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let lamp = try await school.makeDevice("lamp")
            let order = OrderRecord(deviceID: lamp, command: "on")
            func argument(_ when: ConditionRecord) async throws -> String? {
                try await school.admin.refusal(of: CreateRule(ruleName: "X", when: [when], then: [order])).argument
            }
            #expect(try await argument(ConditionRecord(.roomEmpty)) == "when[0].room_number")
            let more = ConditionRecord(.zoneEmpty, zoneName: "East", property: "x")
            #expect(try await argument(more) == "when[0].property")
            #expect(try await argument(ConditionRecord(.weather, measure: .rain)) == "when[0]")
            #expect(
                try await argument(ConditionRecord(.device, deviceID: lamp, property: "wings", above: 1)) == "when[0]")
            #expect(
                try await argument(ConditionRecord(.device, deviceID: lamp, property: "on", above: 1)) == "when[0]")
            #expect(
                try await argument(ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: 86_401)) == "when[0].for")
            let elsewhere = CreateRule(
                ruleName: "X", when: [ConditionRecord(.roomEmpty, roomNumber: "999")], then: [order])
            let missing = try await school.admin.refusal(of: elsewhere)
            #expect(missing.code == .notFound && missing.argument == "when[0].room_number")
            let besides = RequirementRecord(all: [RequirementRecord(not: RequirementRecord(ConditionRecord(.hours)))])
            let unsaid = CreateRule(ruleName: "X", when: [Self.empty], requirement: besides, then: [order])
            #expect(try await school.admin.refusal(of: unsaid).argument == "if.all[0].not.from")
            let wrong = CreateRule(ruleName: "X", when: [Self.empty], then: [OrderRecord(deviceID: lamp, command: "x")])
            #expect(try await school.admin.refusal(of: wrong).argument == "then[0].command")
            let nothing = CreateRule(ruleName: "X", when: [Self.empty], then: [])
            #expect(try await school.admin.refusal(of: nothing).argument == "then")
            var deep = RequirementRecord(Self.empty)
            for _ in 0..<5 { deep = RequirementRecord(not: deep) }
            let tower = CreateRule(ruleName: "X", when: [Self.empty], requirement: deep, then: [order])
            #expect(try await school.admin.refusal(of: tower).argument == "if")
        }
    }

    @Test("The weather is reported within its ranges and times")
    func weather() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(ReportWeather(rain: 0.4, at: school.now - 60))
            #expect(try await school.count("select count(*) from weather_report where rain = 0.4") == 1)
            for bad in [
                ReportWeather(), ReportWeather(rain: -1), ReportWeather(wind: .infinity),
                ReportWeather(rain: 1, at: school.now - 1_801), ReportWeather(rain: 1, at: school.now + 61),
            ] {
                let refusal = try? await school.admin.refusal(of: bad)
                #expect(refusal.map { $0.code == .badArguments } ?? (bad.wind == .infinity))
            }
        }
    }
}
