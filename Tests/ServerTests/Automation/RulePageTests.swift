import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Pages of rules", .mustEnd)
struct RulePageTests {
    private static let empty = ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: 600)

    private static func makeRule(_ school: School, _ lamp: Int64) async throws -> Int64 {
        let order = OrderRecord(deviceID: lamp, command: "off")
        return try await school.admin(CreateRule(ruleName: "Lamp", when: [empty], then: [order], dryRun: true)).ruleID
    }

    @Test("Each template makes the rule that it names, as a dry run")
    func templates() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let skylight = try await school.makeDevice("skylight", serial: "S1")
            let thermostat = try await school.makeDevice("thermostat", serial: "T1")
            let page = try await school.admin.get("/rules").text
            #expect(page.contains("Close in rain, in wind, or when a room is empty for 10 minutes"))
            #expect(page.contains("Less heat when a zone is empty for 15 minutes"))
            #expect(!page.contains("Lamp on when the room is occupied"), "no device here can be turned on")
            let closes = [
                ("rule_name", "Skylight"), ("when[0].is", "room_empty"), ("when[0].room_number", "101"),
                ("when[0].for", "600"), ("when[1].is", "weather"), ("when[1].measure", "rain"), ("when[1].above", "0"),
                ("then[0].command", "close"), ("then[0].device_id", "\(skylight)"), ("when_unknown", "fire"),
                ("dry_run", "false"), ("dry_run", "true"),
            ]
            for (name, _) in closes where !name.contains("room_number") { #expect(page.contains("name=\"\(name)\"")) }
            #expect(try await school.admin.send("admin.create_rule", from: "/rules", closes).status == 303)
            let cools = [
                ("rule_name", "Cool"), ("when[0].is", "zone_empty"), ("when[0].zone_name", "East"),
                ("then[0].command", "set_target"), ("then[0].device_id", "\(thermostat)"),
                ("then[0].args.target", "17.5"), ("when_unknown", "hold"), ("dry_run", "false"),
            ]
            #expect(try await school.admin.send("admin.create_rule", from: "/rules", cools).status == 303)
            let rules = try await school.admin(GetRules()).rules.sorted { $0.ruleID < $1.ruleID }
            #expect(rules.map(\.dryRun) == [true, false] && rules.map(\.whenUnknown) == [.fire, .hold])
            #expect(rules[0].when == [Self.empty, ConditionRecord(.weather, measure: .rain, above: 0)])
            #expect(rules[1].then.map(\.args) == [["target": .number(17.5)]])
            let list = try await school.admin.get("/rules").text
            #expect(list.contains("Room 101 is empty for 10 min") && list.contains("Set temperature 17.5"))
        }
    }

    @Test("Any rule is made by choosing what starts it and what it does, and a refusal stands at its field")
    func free() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let lamp = try await school.makeDevice("lamp")
            let path = "/rules/new?about=count.room&order=\(lamp).set_level"
            let page = try await school.admin.get(path).text
            for name in ["when[0].at_least", "when[0].off_for", "then[0].args.level", "dry_run", "when_unknown"] {
                #expect(page.contains("name=\"\(name)\""), "\(name)")
            }
            let fields = [
                ("rule_name", "Bright"), ("when[0].is", "count"), ("when[0].room_number", "101"),
                ("when[0].at_least", "2"), ("when[0].at_most", ""), ("when[0].for", ""), ("when[0].off_for", "30"),
                ("then[0].device_id", "\(lamp)"), ("then[0].command", "set_level"), ("dry_run", "false"),
            ]
            let wrong = try await school.admin.send(
                "admin.create_rule", from: path, fields + [("then[0].args.level", "101")])
            #expect(wrong.status == 422)
            #expect(wrong.text.contains(/id="admin-create_rule-then\[0\]-args-level" [^>]*aria-invalid="true"/))
            #expect(wrong.text.components(separatedBy: "aria-invalid").count == 2)
            let made = try await school.admin.send(
                "admin.create_rule", from: path, fields + [("then[0].args.level", "100")])
            #expect(made.status == 303, "\(made.text)")
            let rule = try await school.admin(GetRules()).rules[0]
            #expect(rule.when == [ConditionRecord(.count, roomNumber: "101", atLeast: 2, offFor: 30)])
            #expect(rule.then == [OrderRecord(deviceID: lamp, command: "set_level", args: ["level": .number(100)])])
            #expect(try await school.admin.get("/rules/new?about=nothing&order=1.on").status == 404)
            let student = try await school.makePeer(.student)
            for path in ["/rules", path, "/rules/rule?id=\(rule.ruleID)"] {
                #expect(try await student.get(path).status == 403)
            }
        }
    }

    @Test("Conditions and orders are added, changed and taken out, and the rest stays as it is")
    func parts() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let lamp = try await school.makeDevice("lamp")
            let id = try await Self.makeRule(school, lamp)
            let rule = "/rules/rule?id=\(id)"
            let part = "/rules/part?rule=\(id)&in="
            for (query, field) in [
                ("when&about=weather.wind", "when[1].above"), ("when&number=0", "when[0].room_number"),
                ("if&about=time&not=true", "if.all[0].not.at"), ("then&order=\(lamp).set_level", "then[1].args.level"),
                ("then&number=0", "then[0].command"),
            ] {
                let page = try await school.admin.get(part + query)
                #expect(page.status == 200 && page.text.contains("name=\"\(field)\""), "\(query)")
            }
            func send(_ fields: [(String, String)]) async throws {
                let answer = try await school.admin.send(
                    "admin.edit_rule", from: rule, [("rule_id", "\(id)")] + fields)
                #expect(answer.status == 303, "\(answer.text)")
            }
            let old = [("when[0].is", "room_empty"), ("when[0].room_number", "101"), ("when[0].for", "600")]
            try await send(old + [("when[1].is", "weather"), ("when[1].measure", "wind"), ("when[1].above", "12.5")])
            try await send([
                ("if.all[0].not.is", "time"), ("if.all[0].not.at", "08:00"), ("if.all[0].not.weekdays", "mon"),
            ])
            try await send([
                ("then[0].device_id", "\(lamp)"), ("then[0].command", "off"), ("then[1].device_id", "\(lamp)"),
                ("then[1].command", "set_level"), ("then[1].args.level", "5"),
            ])
            var changed = try await school.admin(GetRules()).rules[0]
            #expect(changed.when == [Self.empty, ConditionRecord(.weather, measure: .wind, above: 12.5)])
            let eight = ConditionRecord(.time, at: .wall(480), weekdays: [.mon])
            #expect(changed.requirement == RequirementRecord(all: [RequirementRecord(not: RequirementRecord(eight))]))
            #expect(changed.then.map(\.args) == [[:], ["level": .number(5)]])
            let page = try await school.admin.get(rule).text
            #expect(page.contains("must not be so: at 08:00 (Mon)") && page.contains("Wind (m/s) above 12.5"))
            try await send([("without_if", "true")])
            try await send([("when[0].is", "weather"), ("when[0].measure", "wind"), ("when[0].above", "12.5")])
            changed = try await school.admin(GetRules()).rules[0]
            #expect(changed.requirement == nil && changed.when.count == 1 && changed.then.count == 2)
        }
    }

    @Test("The page explains each condition, and tries the rule over recorded time")
    func explanation() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let id = try await Self.makeRule(school, try await school.makeDevice("lamp"))
            let page = try await school.admin.get("/rules/rule?id=\(id)").text
            #expect(page.contains("not known") && page.contains("No scanner stands in room &#39;101&#39;."))
            #expect(page.contains("only recorded") && page.contains("It has not started yet."))
            let danish = try await school.admin.get("/rules/rule?id=\(id)", headers: ["accept-language": "da"]).text
            #expect(danish.contains("uvist") && danish.contains("Lokale 101 er tomt i 10 min"))
            let day = try await school.admin.get("/rules/rule?id=\(id)&from=2026-08-31T08:00&to=")
            #expect(day.status == 200)
            let long = try await school.admin.get("/rules/rule?id=\(id)&from=2020-01-01T08:00&to=")
            #expect(long.status == 200 && long.text.contains("at most seven days"))
            #expect(try await school.admin.get("/rules/rule?id=\(id + 1)").status == 404)
        }
    }

    @Test("A rule that was stopped says why, and a button starts it again")
    func stopped() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let id = try await Self.makeRule(school, try await school.makeDevice("lamp"))
            try await school.sql.query("update rule set stopped_at = \(school.now) where rule_id = \(id)")
            let path = "/rules/rule?id=\(id)"
            #expect(try await school.admin.get(path).text.contains("ten times in ten minutes"))
            #expect(try await school.admin.get("/rules").text.contains("stopped: it started too often"))
            let again = [("rule_id", "\(id)"), ("enabled", "true")]
            #expect(try await school.admin.send("admin.edit_rule", key: "restart", from: path, again).status == 303)
            #expect(try await school.admin(GetRules()).rules.map(\.stoppedAt) == [nil])
            let gone = try await school.admin.send(
                "admin.delete_rule", from: path, then: "/rules", [("rule_id", "\(id)")])
            #expect(gone.status == 303)
            #expect(try await school.admin(GetRules()).total == 0)
        }
    }
}
