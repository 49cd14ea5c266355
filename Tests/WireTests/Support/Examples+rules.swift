import Devices
import Foundation
import Wire

extension Examples {
    private static let condition = ConditionRecord(
        .count, roomNumber: "101", zoneName: "East", deviceID: 1, property: "on", measure: .rain,
        equals: .bool(true), above: 1.5, below: 2.5, atLeast: 1, atMost: 5, at: .wall(450), from: .sunrise(15),
        until: .sunset(-30), weekdays: [.mon, .sun], holdsFor: 600, offFor: 60)
    private static let requirement = RequirementRecord(all: [
        RequirementRecord(condition), RequirementRecord(any: [RequirementRecord(not: RequirementRecord(condition))]),
    ])
    private static let order = OrderRecord(deviceID: 1, command: "set_level", args: ["level": .number(50)])
    private static let day = CivilDay(number: 20_697)

    static let rules = [
        RequestExample(GetSchedules(deviceID: 1, scheduleID: 1, runs: 5, search: "l", page: 1, pageSize: 5)),
        RequestExample(
            CreateSchedule(
                deviceID: 1, command: "set_level", args: ["level": .number(50)], weekdays: [.mon], at: .wall(450),
                from: day, until: day, requirement: requirement, lateBy: 60)),
        RequestExample(
            EditSchedule(
                scheduleID: 1, command: "set_level", args: ["level": .number(50)], weekdays: [.mon], at: .wall(450),
                from: day, until: day, requirement: requirement, lateBy: 60, enabled: true,
                without: [.from, .until, .requirement])),
        RequestExample(DeleteSchedule(scheduleID: 1)), RequestExample(GetRules(search: "l", page: 1, pageSize: 5)),
        RequestExample(
            CreateRule(
                ruleName: "Lamp", when: [condition], requirement: requirement, then: [order], whenUnknown: .fire,
                dryRun: true)),
        RequestExample(
            EditRule(
                ruleID: 1, ruleName: "Lamp", when: [condition], requirement: requirement, withoutIf: true,
                then: [order], whenUnknown: .hold, dryRun: false, enabled: true)),
        RequestExample(DeleteRule(ruleID: 1)), RequestExample(ExplainRule(ruleID: 1)),
        RequestExample(
            TryRule(
                ruleID: 1, when: [condition], requirement: requirement, whenUnknown: .hold, from: time, to: time)),
        RequestExample(ReportWeather(rain: 0.5, wind: 6, temperature: -3.5, at: time)),
    ]

    /// Replies and records with all their members given.
    static let ruleReplies: [any Encodable & Sendable] = [
        GetSchedules.Reply(
            schedules: [
                ScheduleRecord(
                    scheduleID: 1, deviceID: 1, deviceName: "Desk", command: "on", args: ["level": .number(50)],
                    weekdays: [.mon], at: .wall(450), from: day, until: day, requirement: requirement, lateBy: 60,
                    enabled: true, nextAt: time, lastAt: time, lastOutcome: "asked", lastCommandID: 1, lastReason: "x",
                    runs: [ScheduleRunRecord(dueAt: time, outcome: "refused", commandID: 1, reason: "x")])
            ], total: 1),
        CreateSchedule.Reply(scheduleID: 1),
        GetRules.Reply(
            rules: [
                RuleRecord(
                    ruleID: 1, ruleName: "Lamp", when: [condition], requirement: requirement, then: [order],
                    whenUnknown: .fire, dryRun: true, enabled: true, stoppedAt: time, lastAt: time)
            ], total: 1),
        CreateRule.Reply(ruleID: 1),
        ExplainRule.Reply(
            when: [ConditionState(condition: condition, value: .unknown, since: time, met: false, missing: ["x"])],
            requirement: [ConditionState(condition: condition, value: .yes, since: time, met: true, missing: ["x"])],
            met: .no, enabled: true, stoppedAt: time,
            firings: [RuleFiringRecord(at: time, condition: 0, verdict: "run", commands: [1], refusals: ["x"])]),
        TryRule.Reply(
            firings: [RuleFiringRecord(at: time, condition: 0, verdict: "dry_run", commands: [1], refusals: ["x"])],
            total: 1),
        RuleEvent(ruleID: 1, at: time, verdict: "run", commands: [1]),
    ]
}
