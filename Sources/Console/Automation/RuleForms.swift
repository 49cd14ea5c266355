import Devices
import Phrases
import Wire

/// Fields that several forms of rules share.
enum RuleForms {
    static func whenUnknown(_ value: Rule.WhenUnknown, _ view: View) -> Form.Field {
        let choices = Rule.WhenUnknown.allCases.map {
            (value: $0.rawValue, label: view(.whenUnknownWord($0.rawValue)))
        }
        return .init(name: "when_unknown", label: .ruleWhenUnknown, input: .choice(choices), value: value.rawValue)
    }

    static func dryRun(_ value: Bool) -> Form.Field {
        .init(name: "dry_run", label: .ruleDryRun, input: .check, value: String(value), hint: .ruleDryRunHint)
    }

    /// The commands of all devices, each with a value such as `7.close`.
    static func orders(_ devices: RuleDevices, _ view: View) -> [(value: String, label: Phrase)] {
        devices.all.flatMap { shown in
            shown.kind.commands.map { command in
                (
                    value: "\(shown.device.deviceID).\(command.name)",
                    label: Phrase("\(shown.device.deviceName): \(view.words(command.label))")
                )
            }
        }
    }
}
