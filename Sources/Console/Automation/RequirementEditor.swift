import Devices
import Phrases
import Wire

/// The list of additional conditions of a rule or a schedule, and forms that change it.
struct RequirementEditor {
    let parts: RequirementParts
    /// The request that changes the rule or the schedule.
    let type: RequestType
    /// The rule or the schedule.
    let id: (name: String, value: String)
    /// The field that removes all of them.
    let withoutAll: (name: String, value: String)
    let devices: RuleDevices

    /// - Parameter then: the address to open after a change.
    func list(_ view: View, then: String, mayChange: Bool) -> HTML {
        guard !parts.parts.isEmpty else { return "<p class=\"empty\">\(view(.noConditions))</p>" }
        let items: [HTML] = parts.parts.enumerated().map { number, part in
            let remove: HTML = mayChange ? " \(view.form(removal(number, then)))" : ""
            return "<li>\(view.words(of: part, devices))\(remove)</li>"
        }
        let isSeveral = parts.parts.count > 1
        let lead: HTML = isSeveral ? "<p>\(view(parts.isAny ? .oneOfThese : .allOfThese))</p>" : ""
        let other = Form(
            type: type, key: "if any", then: then, hidden: [id] + parts.hidden(isAny: !parts.isAny),
            button: parts.isAny ? .demandAll : .demandOne, style: "plain")
        return "\(lead)<ul>\(items)</ul>\(isSeveral && mayChange ? view.form(other) : "")"
    }

    private func removal(_ number: Int, _ then: String) -> Form {
        let rest = parts.parts.count > 1 ? parts.hidden(isAny: parts.isAny, without: number) : [withoutAll]
        return Form(
            type: type, key: "if \(number)", then: then, hidden: [id] + rest, button: .removeCondition, style: "plain")
    }

    /// A form that adds a condition.
    func addition(_ fields: ConditionFields, isDenied: Bool, then: String, _ view: View) -> Form {
        let path = parts.next(isDenied: isDenied)
        return Form(
            type: type, key: "if new", then: then,
            hidden: [id] + parts.hidden(isAny: parts.isAny) + fields.hidden(path), fields: fields.fields(path, view),
            button: .addCondition)
    }

    /// The subjects of a new condition, and whether it is negated.
    static func choices(_ devices: RuleDevices, _ view: View) -> [HTML] {
        let kinds: [(value: String, label: Phrase)] = [("", .mustBe), ("true", .mustNotBe)]
        return [
            view.choice("not", .mustOrNot, nil, kinds, any: false, id: "if-not"),
            view.choice(
                "about", .ruleCondition, nil, ConditionRecord.subjects(devices, view), any: false, id: "if-about"),
        ]
    }
}
