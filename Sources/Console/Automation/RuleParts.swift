import Devices
import Phrases
import Wire

/// The conditions and commands of a rule, with links and forms that change each.
struct RuleParts {
    let rule: RuleRecord
    let devices: RuleDevices

    private var id: (name: String, value: String) { ("rule_id", String(rule.ruleID)) }
    private var address: String { RulePage.address(rule.ruleID) }

    /// The state of each condition, and what is missing.
    func states(_ states: [ConditionState], id: String, mayChange: Bool = false, _ view: View) -> HTML {
        let rows: [HTML] = states.enumerated().map { number, state in
            let missing: [HTML] = state.missing.map { "<li>\($0)</li>" }
            let lack: HTML = missing.isEmpty ? "–" : "<ul>\(missing)</ul>"
            let change: HTML = mayChange ? "<td>\(changes(number, "when", view))</td>" : ""
            return """
                <tr><th scope="row">\(view.words(of: state.condition, devices))</th>\
                <td>\(view(.truth(state.value.rawValue)))</td><td>\(view.time(state.since))</td>\
                <td>\(view(state.met ? .yes : .no))</td><td>\(lack)</td>\(change)</tr>
                """
        }
        let columns: [Phrase] = [
            .ruleCondition, .conditionIsSo, .conditionSince, .conditionMet, .conditionMissing,
        ]
        return view.table(columns + (mayChange ? [.change] : []), rows, empty: .noConditions, id: id)
    }

    func addCondition(_ view: View) -> HTML {
        guard rule.when.count < Rule.maxConditions else { return "" }
        let subjects = ConditionRecord.subjects(devices, view)
        return view.asking(
            RulePartPage.path, [("rule", String(rule.ruleID)), ("in", "when")],
            [view.choice("about", .ruleCondition, nil, subjects, any: false, id: "when-about")], .addCondition)
    }

    var editor: RequirementEditor {
        RequirementEditor(
            parts: RequirementParts(rule.requirement), type: .adminEditRule, id: id,
            withoutAll: ("without_if", "true"), devices: devices)
    }

    func requirement(_ view: View) -> HTML { editor.list(view, then: address, mayChange: true) }

    func addRequirement(_ view: View) -> HTML {
        view.asking(
            RulePartPage.path, [("rule", String(rule.ruleID)), ("in", "if")],
            RequirementEditor.choices(devices, view), .addCondition)
    }

    func orders(_ view: View) -> HTML {
        let rows: [HTML] = rule.then.enumerated().map { number, order in
            """
            <tr><th scope="row">\(view.words(of: order, devices))</th><td>\(changes(number, "then", view))</td></tr>
            """
        }
        let choices = RuleForms.orders(devices, view)
        let add: HTML =
            rule.then.count < Rule.maxConditions
            ? view.asking(
                RulePartPage.path, [("rule", String(rule.ruleID)), ("in", "then")],
                [view.choice("order", .ruleOrder, nil, choices, any: false)], .addOrder) : ""
        return view.table([.ruleOrder, .change], rows, empty: .noConditions, id: "then") + add
    }

    /// A rule has at least one condition and one command.
    private func changes(_ number: Int, _ list: String, _ view: View) -> HTML {
        let count = list == "when" ? rule.when.count : rule.then.count
        let remove = Form(
            type: .adminEditRule, key: "\(list) \(number)", then: address,
            hidden: [id] + others(list, without: number), button: .removeCondition, style: "plain")
        let query = "rule=\(rule.ruleID)&in=\(list)&number=\(number)"
        return """
            <a href="\(RulePartPage.path)?\(query)">\(view(.change))</a>\
            \(count > 1 ? " \(view.form(remove))" as HTML : "")
            """
    }

    /// The fields of all entries of a list except one, which is removed.
    private func others(_ list: String, without number: Int) -> [(name: String, value: String)] {
        if list == "when" {
            let kept = rule.when.enumerated().filter { $0.offset != number }.map(\.element)
            return kept.enumerated().flatMap { $1.hidden("when[\($0)]") }
        }
        let kept = rule.then.enumerated().filter { $0.offset != number }.map(\.element)
        return kept.enumerated().flatMap { $1.hidden("then[\($0)]") }
    }
}
