import Devices
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum RuleHandlers {
    static func list(_ arguments: GetRules, _ context: HandlerContext) async throws -> GetRules.Reply {
        let found = try await RuleRepository(context.services.pool).list(Check.list(arguments))
        let records = RuleRecords(names: try await RuleNames.read(devices: [], context.services.pool))
        return GetRules.Reply(rules: found.rows.map(records.record), total: found.total)
    }

    static func create(_ arguments: CreateRule, _ context: HandlerContext) async throws -> CreateRule.Reply {
        let name = try Check.text(arguments.ruleName, "rule_name", limit: 100)
        let id = try await context.change(.ruleCreated, details: { ["rule_id": String($0)] }) { transaction in
            try await RuleRepository(transaction).lock()
            let records = RuleRecords(names: try await RuleNames.read(transaction))
            let rule = try rule(arguments, records)
            let id = try await RuleRepository(transaction).create(name, rule, isEnabled: true, at: context.now)
            try await refuseCycle(id, records.names, transaction)
            return id
        }
        return CreateRule.Reply(ruleID: id)
    }

    private static func rule(_ arguments: CreateRule, _ records: RuleRecords) throws -> Rule {
        let rule = Rule(
            when: try conditions(arguments.when, records),
            requirement: try arguments.requirement.map(records.requirement),
            then: try orders(arguments.then, records), whenUnknown: arguments.whenUnknown ?? .hold,
            isDryRun: arguments.dryRun ?? false)
        try records.validate(rule)
        return rule
    }

    static func edit(_ arguments: EditRule, _ context: HandlerContext) async throws -> EmptyReply {
        let name = try Check.text(arguments.ruleName, "rule_name", limit: 100)
        guard arguments.requirement == nil || arguments.withoutIf != true else {
            throw Refusal(.badArguments, .oneArgumentOfTwoNeeded("if", "without_if"))
        }
        try await context.change(.ruleEdited, ["rule_id": String(arguments.ruleID)]) { transaction in
            let repository = RuleRepository(transaction)
            try await repository.lock()
            let stored = try await repository.find(arguments.ruleID)
            let records = RuleRecords(names: try await RuleNames.read(transaction))
            let rule = try changed(stored.rule, arguments, records)
            try await repository.edit(
                stored.id, name ?? stored.name, rule, isEnabled: arguments.enabled ?? stored.isEnabled, at: context.now)
            try await refuseCycle(stored.id, records.names, transaction)
        }
        return EmptyReply()
    }

    private static func changed(_ rule: Rule, _ arguments: EditRule, _ records: RuleRecords) throws -> Rule {
        let requirement = arguments.withoutIf == true ? nil : rule.requirement
        let changed = Rule(
            when: try arguments.when.map { try conditions($0, records) } ?? rule.when,
            requirement: try arguments.requirement.map(records.requirement) ?? requirement,
            then: try arguments.then.map { try orders($0, records) } ?? rule.then,
            whenUnknown: arguments.whenUnknown ?? rule.whenUnknown, isDryRun: arguments.dryRun ?? rule.isDryRun)
        try records.validate(changed)
        return changed
    }

    static func delete(_ arguments: DeleteRule, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.change(.ruleDeleted, ["rule_id": String(arguments.ruleID)]) {
            try await RuleRepository($0).delete(arguments.ruleID)
        }
        return EmptyReply()
    }

    static func conditions(_ list: [ConditionRecord], _ records: RuleRecords) throws -> [Condition] {
        try list.enumerated().map { try records.condition($1, "when[\($0)]") }
    }

    private static func orders(_ list: [OrderRecord], _ records: RuleRecords) throws -> [Rule.Order] {
        try list.enumerated().map { try records.order($1, "then[\($0)]") }
    }
}

extension RuleHandlers {
    /// Refuses a rule that starts itself, directly or through others.
    private static func refuseCycle(_ rule: Int64, _ names: RuleNames, _ transaction: Transaction) async throws {
        let rules = try await RuleRepository(transaction).all()
        let links = rules.map { stored in
            RuleLink(stored.id, stored.rule) { order in
                guard let device = names.devices[order.device],
                    let asked = try? device.check(order.command, order.args)
                else { return RuleLink.Effect(property: nil, value: nil) }
                return RuleLink.Effect(asked, of: device.kind)
            }
        }
        guard let path = RuleCycle.path(from: rule, among: links) else { return }
        let titles = Dictionary(rules.map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
        let way = path.map { titles[$0] ?? String($0) }.joined(separator: " → ")
        throw Refusal(.conflict, .ruleWouldLoop(way))
    }
}
