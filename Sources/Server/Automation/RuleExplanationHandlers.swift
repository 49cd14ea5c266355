import Devices
import Foundation
import Phrases
import Store
import Vocabulary
import Wire

enum RuleExplanationHandlers {
    /// The maximum number of recent starts of a rule that are listed.
    private static let maxFirings = 20
    /// The maximum number of starts in a trial that are listed.
    private static let maxTried = 1_000
    private static let maxDays = 7.0

    static func explain(_ arguments: ExplainRule, _ context: HandlerContext) async throws -> ExplainRule.Reply {
        let pool = context.services.pool
        let stored = try await RuleRepository(pool).find(arguments.ruleID)
        var book = RuleRegistry(try await RuleSources.load(pool, at: context.now).surroundings)
        _ = book.put(stored.id, stored.rule, stored.state ?? RuleState(begunAt: stored.changedAt), at: context.now)
        guard let explanation = book.explain(stored.id, at: context.now) else {
            throw Refusal(.notFound, .noRuleWithNumber(stored.id))
        }
        let records = RuleRecords(names: try await RuleNames.read(pool))
        let lines = explanation.lines.map {
            (isWhen: $0.isWhen, state: ConditionState($0, records, in: context.language))
        }
        try await context.audit(.lookedAtRule, ["rule_id": String(stored.id)])
        let firings = try await RuleRepository(pool).firings(of: stored.id, limit: maxFirings)
        return ExplainRule.Reply(
            when: lines.filter(\.isWhen).map(\.state), requirement: lines.filter { !$0.isWhen }.map(\.state),
            met: explanation.required, enabled: stored.isEnabled, stoppedAt: stored.stoppedAt,
            firings: firings.map { RuleFiringRecord($0, in: context.language) })
    }

    static func attempt(_ arguments: TryRule, _ context: HandlerContext) async throws -> TryRule.Reply {
        let end = min(arguments.to ?? context.now, context.now)
        let start = arguments.from ?? end.addingTimeInterval(-86_400)
        guard start < end, end.timeIntervalSince(start) <= maxDays * 86_400 else {
            throw Refusal(
                .badArguments, .argumentNotWithinWeek("from", "to"), argument: "from")
        }
        let rule = try await rule(arguments, context)
        let firings = try await RulePast(context.services.pool, now: context.now).play(rule, from: start, through: end)
        try await context.audit(.ruleTried, arguments.ruleID.map { ["rule_id": String($0)] } ?? [:])
        return TryRule.Reply(
            firings: firings.prefix(maxTried).map(RuleFiringRecord.init), total: firings.count)
    }

    /// The rule to be tried: a stored one, or one in the request.
    private static func rule(_ arguments: TryRule, _ context: HandlerContext) async throws -> Rule {
        let pool = context.services.pool
        switch (arguments.ruleID, arguments.when) {
        case (let id?, nil): return try await RuleRepository(pool).find(id).rule
        case (nil, let when?):
            let records = RuleRecords(names: try await RuleNames.read(pool))
            let order = Rule.Order(device: 0, command: "")
            let rule = Rule(
                when: try RuleHandlers.conditions(when, records),
                requirement: try arguments.requirement.map(records.requirement), then: [order],
                whenUnknown: arguments.whenUnknown ?? .hold)
            try records.validate(rule)
            return rule
        default: throw Refusal(.badArguments, .oneArgumentOfTwoNeeded("rule_id", "when"))
        }
    }
}

extension ConditionState {
    fileprivate init(_ line: RuleExplanation.Line, _ records: RuleRecords, in language: Language) {
        self.init(
            condition: records.record(line.condition), value: line.found, since: line.since, met: line.isMet,
            missing: line.missing.map { records.phrase($0).text(in: language) })
    }
}

extension RuleFiringRecord {
    /// - Parameter language: of the refusals.
    init(_ firing: RuleFiring, in language: Language) {
        self.init(
            at: firing.at, condition: firing.condition, verdict: firing.verdict.rawValue, commands: firing.commands,
            refusals: firing.refusals.map { $0.text(in: language) })
    }

    /// A start in a trial.
    fileprivate init(_ firing: Firing) {
        self.init(
            at: firing.at, condition: firing.condition,
            verdict: RuleFiring.Verdict(firing.verdict, isDryRun: true).rawValue)
    }
}
