import Devices
import Phrases
import Wire

/// A template: a rule is created by naming a device and a room or zone.
struct RuleTemplate {
    let name: Phrase
    /// The command to the device.
    let command: String
    /// An argument of the command, with its initial value.
    var argument: (name: String, label: Phrase, value: String)?
    /// The conditions that start it. The first of them names the room or zone.
    let when: [ConditionRecord]

    /// The conditions that close a skylight. Gusts keep it closed.
    private static let rain = ConditionRecord(.weather, measure: .rain, above: 0)
    private static let wind = ConditionRecord(.weather, measure: .wind, above: 12, offFor: 300)
    private static let empty = ConditionRecord(.roomEmpty, roomNumber: "", holdsFor: 600)

    static let all = [
        RuleTemplate(name: .closeInRain, command: "close", when: [rain]),
        RuleTemplate(name: .closeInWind, command: "close", when: [wind]),
        RuleTemplate(name: .closeWhenEmpty, command: "close", when: [empty]),
        RuleTemplate(name: .closeInAll, command: "close", when: [empty, rain, wind]),
        RuleTemplate(
            name: .lampWhenOccupied, command: "on",
            when: [ConditionRecord(.roomOccupied, roomNumber: "", offFor: 60)]),
        RuleTemplate(
            name: .lampWhenEmpty, command: "off", when: [ConditionRecord(.roomEmpty, roomNumber: "", holdsFor: 120)]),
        RuleTemplate(
            name: .coolWhenEmpty, command: "set_target", argument: ("target", .templateTarget, "17"),
            when: [ConditionRecord(.zoneEmpty, zoneName: "", holdsFor: 900)]),
        RuleTemplate(
            name: .warmWhenOccupied, command: "set_target", argument: ("target", .templateTarget, "21"),
            when: [ConditionRecord(.count, zoneName: "", atLeast: 1, offFor: 900)]),
    ]

    /// Whether a device has the command.
    func fits(_ shown: ShownDevice) -> Bool {
        guard let found = shown.kind.command(command) else { return false }
        return found.arguments.filter(\.isRequired).map(\.name) == [argument?.name].compactMap(\.self)
    }

    /// It begins as a dry run, so that its effect can be seen beforehand.
    /// - Parameter key: distinguishes it from the other forms.
    func form(_ devices: [DeviceRecord], _ places: RulePlaces, key: String, _ view: View) -> Form {
        let choices = devices.map { (value: String($0.deviceID), label: $0.deviceName) }
        let more: [Form.Field] =
            argument.map {
                [.init(name: "then[0].args.\($0.name)", label: $0.label, input: .decimal, value: $0.value)]
            } ?? []
        return Form(
            type: .adminCreateRule, key: key, then: RulesPage.path,
            hidden: hidden + [("then[0].command", command)],
            fields: [
                .init(name: "rule_name", label: .ruleName, value: view(name)),
                .init(name: "then[0].device_id", label: .device, input: .choice(choices)),
            ] + place(places) + more + [RuleForms.whenUnknown(unknown, view), RuleForms.dryRun(true)],
            button: .createRule)
    }

    /// The fixed parts of the conditions; a room or zone is a visible field of the form.
    private var hidden: [(name: String, value: String)] {
        when.enumerated().flatMap { number, condition in
            condition.hidden("when[\(number)]").filter { !$0.value.isEmpty }
        }
    }

    private func place(_ places: RulePlaces) -> [Form.Field] {
        if when.first?.roomNumber != nil { return [.room(places.rooms, name: "when[0].room_number")] }
        if when.first?.zoneName != nil { return [.zone(places.zones, name: "when[0].zone_name")] }
        return []
    }

    /// Unknown rain counts as rain: a skylight closes to be safe.
    private var unknown: Rule.WhenUnknown { when.contains { $0.sort == .weather } ? .fire : .hold }
}

extension OrderRecord {
    /// A command to be completed, from a choice on a page: `7.close`. Nil if the text is not a choice.
    init?(choice: String) {
        let parts = choice.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let id = Int64(parts[0]) else { return nil }
        self.init(deviceID: id, command: String(parts[1]))
    }
}
