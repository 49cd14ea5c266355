import Devices
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct RuleKeeperTests {
    /// Room 101 with a scanner, and a lamp that is not connected.
    private struct Scene {
        var scanner: Peer
        let lamp: Int64

        init(_ school: School) async throws {
            try await school.makeRooms("101", leaveAfter: 20)
            scanner = try await school.makeScanner(in: "101")
            lamp = try await school.makeDevice("lamp")
        }

        func rule(_ when: ConditionRecord, dryRun: Bool = false) -> CreateRule {
            CreateRule(
                ruleName: "Lamp", when: [when], then: [OrderRecord(deviceID: lamp, command: "off")], dryRun: dryRun)
        }
    }

    private static func commands(_ school: School) async throws -> Int {
        try await school.count("select count(*) from command")
    }

    private static func firings(_ school: School) async throws -> Int {
        try await school.count("select count(*) from rule_firing")
    }

    @Test("A room that somebody left is empty, and its rule tells the lamp so, once")
    func empties() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            try await school.hear(badge, by: scene.scanner, for: 5)
            let rule = try await school.admin(
                scene.rule(ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: 30))
            ).ruleID
            try await school.beat(scene.scanner, for: 20)
            #expect(try await Self.commands(school) == 0)
            try await school.beat(scene.scanner, for: 60)
            try await eventually("the rule starts") { try await Self.commands(school) == 1 }
            let command = try #require(try await school.admin(GetCommands()).commands.first)
            #expect(command.source == .rule && command.ruleID == rule && command.command == "off")
            try await school.beat(scene.scanner, for: 60)
            #expect(try await Self.commands(school) == 1)
            let explained = try await school.admin(ExplainRule(ruleID: rule))
            #expect(explained.when.map(\.value) == [.yes] && explained.firings.map(\.verdict) == ["run"])
            #expect(explained.firings.map(\.commands) == [[command.commandID]])
        }
    }

    @Test("A dead scanner in an empty room keeps the rule still, and the explanation says so")
    func deadScanner() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await school.beat(scene.scanner, for: 10)
            let rule = try await school.admin(
                scene.rule(ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: 120))
            ).ruleID
            try await school.pass(300)
            let state = try await school.admin(ExplainRule(ruleID: rule)).when[0]
            #expect(state.value == .unknown && state.missing == ["A scanner in room '101' does not listen."])
            #expect(try await Self.firings(school) == 0)
            try await school.beat(scene.scanner, for: 200)
            try await eventually("the rule starts") { try await Self.commands(school) == 1 }
        }
    }

    @Test("A rule that is tried dry is only recorded")
    func dryRun() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let events = try await EventStream(school.admin)
            let rule = try await school.admin(
                scene.rule(ConditionRecord(.weather, measure: .wind, above: 12), dryRun: true)
            ).ruleID
            _ = try await school.admin(ReportWeather(wind: 15))
            let event = try await events.next("rule", as: RuleEvent.self)
            #expect(event?.ruleID == rule && event?.verdict == "dry_run" && event?.commands == [])
            #expect(try await Self.commands(school) == 0)
        }
    }

    @Test("Ten starts in ten minutes stop a rule and open an alert; editing it begins it anew")
    func stops() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let rule = try await school.admin(
                scene.rule(ConditionRecord(.weather, measure: .wind, above: 12))
            ).ruleID
            for start in 1...10 {
                _ = try await school.admin(ReportWeather(wind: 15))
                try await eventually("start \(start)") { try await Self.firings(school) == start }
                try await school.pass(1)
                _ = try await school.admin(ReportWeather(wind: 2))
                try await school.pass(2)
            }
            #expect(try await school.admin(GetRules()).rules[0].stoppedAt != nil)
            try await eventually("an alert") {
                try await school.admin(GetAlerts()).alerts.contains { $0.kind == .ruleStopped && $0.subject.id == rule }
            }
            _ = try await school.admin(ReportWeather(wind: 15))
            try await school.pass(5)
            #expect(try await Self.firings(school) == 10)
            _ = try await school.admin(EditRule(ruleID: rule, enabled: true))
            try await eventually("it begins anew") { try await Self.firings(school) == 11 }
        }
    }

    @Test("Another server goes on where the first stopped, and starts nothing twice")
    func takeover() async throws {
        try await School.open { school in
            var scene = try await Scene(school)
            try await school.beat(scene.scanner, for: 10)
            _ = try await school.admin(scene.rule(ConditionRecord(.roomEmpty, roomNumber: "101")))
            try await eventually("the rule starts") { try await Self.firings(school) == 1 }
            try await school.restart()
            scene.scanner.port = school.server.port
            try await school.beat(scene.scanner, for: 10)
            #expect(try await Self.firings(school) == 1)
        }
    }

    @Test("A schedule is done at its time, once, and what was missed is noted")
    func schedule() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let nine = TimeOfDay.wall(8 * 60 + 31)
            let id = try await school.admin(
                CreateSchedule(deviceID: scene.lamp, command: "on", at: nine)
            ).scheduleID
            try await school.pass(61)
            try await eventually("it is done") { try await Self.commands(school) == 1 }
            let schedule = try #require(try await school.admin(GetSchedules()).schedules.first)
            #expect(schedule.lastOutcome == "asked" && schedule.lastCommandID != nil)
            #expect(schedule.nextAt == schedule.lastAt?.addingTimeInterval(86_400))
            let command = try #require(try await school.admin(GetCommands()).commands.first)
            #expect(command.source == .schedule && command.scheduleID == id)
            try await school.pass(86_400 + 600)
            try await eventually("it is missed") {
                try await school.count("select count(*) from schedule_run where outcome = 'missed'") == 1
            }
            #expect(try await Self.commands(school) == 1)
            school.admin = try await school.stranger.loggedIn(as: Template.admin)
            #expect(try await school.admin(GetSchedules()).schedules[0].runs == nil)
            let told = try await school.admin(GetSchedules(scheduleID: id, runs: 50)).schedules[0].runs
            #expect(told?.last?.outcome == "asked" && told?.last?.commandID == command.commandID)
            #expect(told?.first?.outcome == "missed" && told?.first?.commandID == nil)
            #expect(try await school.admin(GetSchedules(runs: 1)).schedules[0].runs?.count == 1)
            #expect(try await school.admin(GetSchedules(scheduleID: id + 1)).schedules.isEmpty)
        }
    }

    @Test("What a schedule requires and is not known holds it, which is told to those alone who may see the room")
    func requirement() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let student = try await school.makePeer(.student)
            try await school.grant(.view, of: scene.lamp, to: student)
            _ = try await school.admin(
                CreateSchedule(
                    deviceID: scene.lamp, command: "on", at: TimeOfDay.wall(8 * 60 + 31),
                    requirement: RequirementRecord(ConditionRecord(.roomEmpty, roomNumber: "101"))))
            try await school.pass(61)
            try await eventually("it is held") {
                try await school.admin(GetSchedules()).schedules.first?.lastOutcome == "held"
            }
            #expect(try await Self.commands(school) == 0)
            let seen = try #require(try await student(GetSchedules()).schedules.first)
            #expect(seen.lastAt != nil && seen.lastOutcome == nil && seen.requirement == nil)
        }
    }

    /// Made at 08:30, for 08:32.
    private static func lampAtEmptyRoom(_ scene: Scene, for seconds: Int) -> CreateSchedule {
        CreateSchedule(
            deviceID: scene.lamp, command: "on", at: TimeOfDay.wall(8 * 60 + 32),
            requirement: RequirementRecord(ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: seconds)))
    }

    @Test("What a schedule requires for a while goes on where another server takes over")
    func requirementGoesOn() async throws {
        try await School.open { school in
            var scene = try await Scene(school)
            try await school.beat(scene.scanner, for: 10)
            _ = try await school.admin(Self.lampAtEmptyRoom(scene, for: 60))
            try await school.beat(scene.scanner, for: 60)
            try await school.restart()
            scene.scanner.port = school.server.port
            try await school.beat(scene.scanner, for: 50)
            try await eventually("it is done") {
                try await school.admin(GetSchedules()).schedules.first?.lastOutcome == "asked"
            }
        }
    }

    @Test("What a schedule requires begins anew where it was switched off meanwhile")
    func requirementBeginsAnew() async throws {
        try await School.open { school in
            var scene = try await Scene(school)
            try await school.beat(scene.scanner, for: 10)
            let id = try await school.admin(Self.lampAtEmptyRoom(scene, for: 60)).scheduleID
            try await school.beat(scene.scanner, for: 60)
            _ = try await school.admin(EditSchedule(scheduleID: id, enabled: false))
            try await school.restart()
            scene.scanner.port = school.server.port
            _ = try await school.admin(EditSchedule(scheduleID: id, enabled: true))
            try await school.beat(scene.scanner, for: 50)
            try await eventually("it is not met") {
                try await school.admin(GetSchedules()).schedules.first?.lastOutcome == "not_met"
            }
        }
    }
}
