import Devices
public import Phrases
import Vocabulary
public import Wire

/// A new rule, with one condition and one command. The rule's page adds further ones.
public struct NewRulePage: ConsolePage {
    public static let path = "/rules/new"
    public static let types: [RequestType] = [
        .universalGetDevices, .adminGetRooms, .adminGetZones, .adminCreateRule,
    ]
    public static let name = Phrase.newRule

    private let condition: ConditionRecord
    private let order: OrderRecord
    private let command: Kind.Command
    private let devices: RuleDevices
    private let places: RulePlaces

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> NewRulePage {
        let condition = try ConditionRecord(about: try query.necessary("about")).orNotFound()
        let order = try OrderRecord(choice: try query.necessary("order")).orNotFound()
        let devices = try await asker.allDevices()
        let command = try devices.find(order.deviceID)?.kind.command(order.command).orNotFound()
        return NewRulePage(
            condition: condition, order: order, command: try command.orNotFound(), devices: devices,
            places: try await asker.rulePlaces())
    }

    public func body(_ view: View) -> HTML {
        let when = ConditionFields(record: condition, devices: devices, places: places)
        let arguments = devices.find(order.deviceID).map {
            CommandFields(kind: $0.kind, values: [:]).fields(command, in: "then[0].args", view)
        }
        let form = Form(
            type: .adminCreateRule, then: RulesPage.path, hidden: when.hidden("when[0]") + order.hidden("then[0]"),
            fields: [.init(name: "rule_name", label: .ruleName)] + when.fields("when[0]", view) + (arguments ?? [])
                + [RuleForms.whenUnknown(.hold, view), RuleForms.dryRun(true)],
            button: .createRule)
        return """
            <p><a href="\(RulesPage.path)">\(view(.rulesTitle))</a></p>\
            \(view.facts([
                (.ruleWhen, "\(view.subject(of: condition, devices))"),
                (.ruleThen, "\(view.words(of: order, devices))"),
            ]))\(view.form(form))
            """
    }
}
