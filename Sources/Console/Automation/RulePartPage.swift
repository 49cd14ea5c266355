import Devices
public import Phrases
import Vocabulary
public import Wire

/// A condition or a command of a rule, to be added or changed.
public struct RulePartPage: ConsolePage {
    public static let path = "/rules/part"
    public static let types: [RequestType] = [
        .adminGetRules, .universalGetDevices, .adminGetRooms, .adminGetZones, .adminEditRule,
    ]
    public static let name = Phrase.rulePart

    private enum Part {
        /// One of the conditions that start it, at an index of the list.
        case when(Int, ConditionRecord)
        /// An additional condition.
        case requirement(ConditionRecord, isDenied: Bool)
        /// A command at an index of the list, and its definition in the device's kind.
        case then(Int, OrderRecord, Kind, Kind.Command)
    }

    private let rule: RuleRecord
    private let part: Part
    private let devices: RuleDevices
    private let places: RulePlaces

    public var heading: Phrase { Phrase(rule.ruleName) }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> RulePartPage {
        let id = try query.necessaryNumber("rule")
        let rule = try await asker.allRules().first { $0.ruleID == id }.orNotFound()
        let devices = try await asker.allDevices()
        return RulePartPage(
            rule: rule, part: try part(of: rule, query, devices), devices: devices,
            places: try await asker.rulePlaces())
    }

    private static func part(of rule: RuleRecord, _ query: PageQuery, _ devices: RuleDevices) throws -> Part {
        let number = try query.number("number").map { Int(clamping: $0) }
        let about = query["about"].flatMap { ConditionRecord(about: $0) }
        switch query["in"] {
        case "when":
            let old = number.flatMap { rule.when.indices.contains($0) ? rule.when[$0] : nil }
            return .when(old == nil ? rule.when.count : number ?? 0, try (old ?? about).orNotFound())
        case "if": return .requirement(try about.orNotFound(), isDenied: query["not"] == "true")
        case "then":
            let old = number.flatMap { rule.then.indices.contains($0) ? rule.then[$0] : nil }
            let order = try (old ?? query["order"].flatMap { OrderRecord(choice: $0) }).orNotFound()
            let kind = try devices.find(order.deviceID).orNotFound().kind
            let command = try kind.command(order.command).orNotFound()
            return .then(old == nil ? rule.then.count : number ?? 0, order, kind, command)
        default: throw Refusal(.notFound, .nothingAtAddress)
        }
    }

    private var address: String { RulePage.address(rule.ruleID) }
    private var id: (name: String, value: String) { ("rule_id", String(rule.ruleID)) }

    public func body(_ view: View) -> HTML {
        let (title, form) = content(view)
        return """
            <p><a href="\(address)">\(rule.ruleName)</a></p><h2>\(title)</h2>\(view.form(form))
            """
    }

    private func content(_ view: View) -> (title: String, form: Form) {
        switch part {
        case .when(let place, let record):
            return (view.subject(of: record, devices), when(place, fields(record), view))
        case .requirement(let record, let isDenied):
            let title = (isDenied ? view(.mustNotBe) + ": " : "") + view.subject(of: record, devices)
            let editor = RuleParts(rule: rule, devices: devices).editor
            return (title, editor.addition(fields(record), isDenied: isDenied, then: address, view))
        case .then(let place, let order, let kind, let command):
            let fields = CommandFields(kind: kind, values: order.args ?? [:])
                .fields(command, in: "then[\(place)].args", view)
            let bare = OrderRecord(deviceID: order.deviceID, command: order.command)
            return (view.words(of: bare, devices), then(place, bare, fields))
        }
    }

    private func fields(_ record: ConditionRecord) -> ConditionFields {
        ConditionFields(record: record, devices: devices, places: places)
    }

    private func when(_ place: Int, _ fields: ConditionFields, _ view: View) -> Form {
        let others = rule.when.enumerated().filter { $0.offset != place }
        return Form(
            type: .adminEditRule, key: "when", then: address,
            hidden: [id] + others.flatMap { $1.hidden("when[\($0)]") } + fields.hidden("when[\(place)]"),
            fields: fields.fields("when[\(place)]", view), button: .save)
    }

    private func then(_ place: Int, _ order: OrderRecord, _ fields: [Form.Field]) -> Form {
        let others = rule.then.enumerated().filter { $0.offset != place }
        return Form(
            type: .adminEditRule, key: "then", then: address,
            hidden: [id] + others.flatMap { $1.hidden("then[\($0)]") } + order.hidden("then[\(place)]"),
            fields: fields, button: .save)
    }
}
