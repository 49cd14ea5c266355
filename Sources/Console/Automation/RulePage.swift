import Devices
public import Phrases
import Vocabulary
public import Wire

/// A rule: why it starts or does not, when it would have started, and forms that change it.
public struct RulePage: ConsolePage {
    public static let path = "/rules/rule"
    public static let types: [RequestType] = [
        .adminGetRules, .adminExplainRule, .adminTryRule, .universalGetDevices,
    ]
    public static let name = Phrase.rule

    private let rule: RuleRecord
    private let explanation: ExplainRule.Reply
    private let devices: RuleDevices
    private let trial: RuleTrial

    public var heading: Phrase { Phrase(rule.ruleName) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> RulePage {
        let id = try query.necessaryNumber("id")
        return RulePage(
            rule: try await asker.allRules().first { $0.ruleID == id }.orNotFound(),
            explanation: try await asker.reply(to: ExplainRule(ruleID: id)),
            devices: try await asker.allDevices(), trial: try await RuleTrial.load(id, query, asker))
    }

    private var id: (name: String, value: String) { ("rule_id", String(rule.ruleID)) }
    private var address: String { Self.address(rule.ruleID) }

    public func body(_ view: View) -> HTML {
        let parts = RuleParts(rule: rule, devices: devices)
        let firings = RuleFirings(rule: rule, devices: devices)
        let required: HTML =
            explanation.requirement.isEmpty
            ? ""
            : "<p>\(view(.requirementIsMet)): \(view(.truth(explanation.met.rawValue)))</p>"
                + parts.states(explanation.requirement, id: "if", view)
        return """
            <p><a href="\(RulesPage.path)">\(view(.rulesTitle))</a></p><p>\(view.state(of: rule))</p>\(restart(view))\
            <h2>\(view(.ruleWhen))</h2><p>\(view(.ruleWhenIntroduction))</p>\
            \(parts.states(explanation.when, id: "when", mayChange: true, view))\(parts.addCondition(view))\
            <h2>\(view(.ruleIf))</h2>\(parts.requirement(view))\(required)\(parts.addRequirement(view))\
            <h2>\(view(.ruleThen))</h2>\(parts.orders(view))\
            <h2>\(view(.ruleFirings))</h2>\(firings.table(explanation.firings, empty: .noFirings, id: "firings", view))\
            <h2>\(view(.tryRule))</h2>\(trial.body(firings, view))<h2>\(view(.changeRule))</h2>\(forms(view))
            """
    }

    /// Any change restarts it.
    private func restart(_ view: View) -> HTML {
        guard rule.stoppedAt != nil else { return "" }
        let form = Form(
            type: .adminEditRule, key: "restart", then: address, hidden: [id, ("enabled", "true")],
            button: .startAgain)
        return "<p class=\"warning\">\(view(.ruleStoppedWhy))</p>\(view.form(form))"
    }

    private func forms(_ view: View) -> HTML {
        let turn = Form(
            type: .adminEditRule, key: "turn", then: address,
            hidden: [id, ("enabled", rule.enabled ? "false" : "true")], button: rule.enabled ? .turnOff : .turnOn,
            style: "inline")
        let edit = Form(
            type: .adminEditRule, key: "edit", then: address, hidden: [id],
            fields: [
                .init(name: "rule_name", label: .ruleName, value: rule.ruleName),
                RuleForms.whenUnknown(rule.whenUnknown, view), RuleForms.dryRun(rule.dryRun),
            ], button: .save)
        let delete = Form(
            type: .adminDeleteRule, then: RulesPage.path, hidden: [id], button: .delete, warning: .deleteRuleWarning)
        return """
            \(view.form(turn))\(view.folded(.changeRule, edit))\(view.folded(.deleteRule, delete))
            """
    }
}
