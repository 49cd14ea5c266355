import Devices
import Phrases
import Wire

/// The list of further conditions, for a rule or a schedule, and forms that change it.
struct RequirementEditor {
    let parts: RequirementParts
    /// That changes what they belong to.
    let type: RequestType
    /// Of what they belong to.
    let id: (name: String, value: String)
    /// The field that takes all of them away.
    let withoutAll: (name: String, value: String)
    let devices: RuleDevices

    /// - Parameter then: where to go when one is changed.
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

    /// A form that adds a condition to them.
    func addition(_ fields: ConditionFields, isDenied: Bool, then: String, _ view: View) -> Form {
        let path = parts.next(isDenied: isDenied)
        return Form(
            type: type, key: "if new", then: then,
            hidden: [id] + parts.hidden(isAny: parts.isAny) + fields.hidden(path), fields: fields.fields(path, view),
            button: .addCondition)
    }

    /// What a condition that is to be added may be about, and whether it must not be so.
    static func choices(_ devices: RuleDevices, _ view: View) -> [HTML] {
        let kinds: [(value: String, label: Phrase)] = [("", .mustBe), ("true", .mustNotBe)]
        return [
            view.choice("not", .mustOrNot, nil, kinds, any: false, id: "if-not"),
            view.choice(
                "about", .ruleCondition, nil, ConditionRecord.subjects(devices, view), any: false, id: "if-about"),
        ]
    }
}
