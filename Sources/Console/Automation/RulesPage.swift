import Devices
public import Phrases
import Vocabulary
public import Wire

/// The rules, which send commands to devices when conditions are met.
public struct RulesPage: ConsolePage {
    public static let path = "/rules"
    public static let types: [RequestType] = [.adminGetRules, .universalGetDevices, .adminGetRooms, .adminGetZones]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.rulesTitle

    private let rules: [RuleRecord]
    private let devices: RuleDevices
    private let places: RulePlaces

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> RulesPage {
        RulesPage(
            rules: try await asker.allRules(), devices: try await asker.allDevices(),
            places: try await asker.rulePlaces())
    }

    public func body(_ view: View) -> HTML {
        let table = view.table(
            [.ruleName, .ruleWhen, .ruleThen, .ruleState, .ruleLast], rules.map { row($0, view) }, empty: .noRules,
            id: "rules")
        let templates: [HTML] = RuleTemplate.all.enumerated().map { number, template in
            let fitting = devices.all.filter(template.fits).map(\.device)
            let form = template.form(fitting, places, key: "template \(number)", view)
            return fitting.isEmpty ? "" : view.folded(template.name, form)
        }
        return """
            <p>\(view(.rulesIntroduction))</p>\(table)<h2>\(view(.newRule))</h2>\
            \(devices.all.isEmpty ? "<p>\(view(.rulesNeedDevices))</p>" : creation(templates, view))
            """
    }

    private func creation(_ templates: [HTML], _ view: View) -> HTML {
        let free = view.asking(
            NewRulePage.path, [],
            [
                view.choice("about", .ruleWhen, nil, ConditionRecord.subjects(devices, view), any: false),
                view.choice("order", .ruleThen, nil, RuleForms.orders(devices, view), any: false),
            ], .goOn)
        return """
            <p>\(view(.ruleTemplatesIntroduction))</p>\(templates)<h3>\(view(.anotherRule))</h3>\
            <p>\(view(.anotherRuleIntroduction))</p>\(free)
            """
    }

    private func row(_ rule: RuleRecord, _ view: View) -> HTML {
        let when: [HTML] = rule.when.map { "<li>\(view.words(of: $0, devices))</li>" }
        let then: [HTML] = rule.then.map { "<li>\(view.words(of: $0, devices))</li>" }
        return """
            <tr><th scope="row"><a href="\(RulePage.address(rule.ruleID))">\(rule.ruleName)</a></th>\
            <td><ul>\(when)</ul></td><td><ul>\(then)</ul></td><td>\(view.state(of: rule))</td>\
            <td>\(view.time(rule.lastAt))</td></tr>
            """
    }
}
