import Devices
import Phrases
import Vocabulary
import Wire

/// A device with its kind, and how it looks on a page. No kind has code of its own: all comes from its document.
struct ShownDevice {
    let device: DeviceRecord
    let kind: Kind

    init(_ device: DeviceRecord, of kind: Kind) {
        (self.device, self.kind) = (device, kind)
    }

    var mayOperate: Bool { device.level >= .operate && device.retiredAt == nil }

    var isObstructed: Bool { device.obstructedAt != nil || kind.isObstructed(in: device.properties) }

    /// A button that names what it will do now; nothing for who may only look.
    func button(_ view: View, style: String) -> HTML {
        guard mayOperate, let command = kind.buttonCommand(in: device.properties) else { return "" }
        return view.form(form(command, view, key: "button \(device.deviceID)", style: style))
    }

    /// A form that tells the device a command; nil where it takes what no form has.
    func form(_ command: Kind.Command, _ view: View, key: String, style: String = "") -> Form {
        let fields = command.arguments.compactMap { field($0, view) }
        return Form(
            type: .universalCommandDevice, key: key,
            hidden: [("device_id", String(device.deviceID)), ("command", command.name)], fields: fields,
            button: Phrase(view.words(command.label)), style: style)
    }

    private func field(_ argument: Kind.Argument, _ view: View) -> Form.Field? {
        let input: Form.Input? =
            switch argument.type {
            case .bool: .check
            case .number(let range):
                .measure(
                    lowest: plain(range.lowest), highest: plain(range.highest), step: range.step.map(plain) ?? "any")
            case .choice(let choices): .choice(choices.map { ($0.value, view.words($0.label)) })
            case .text: .text
            case .program: nil
            }
        guard let input else { return nil }
        let value = device.properties[argument.name].map { "\($0)" } ?? ""
        return Form.Field(
            name: "args.\(argument.name)", label: Phrase(view.words(argument.label) + unit(of: argument.type)),
            input: input, value: value, isRequired: argument.isRequired)
    }

    private func plain(_ number: Double) -> String { "\(PropertyValue.number(number))" }

    private func unit(of type: ValueType) -> String {
        guard case .number(let range) = type, let unit = range.unit else { return "" }
        return " (\(unit))"
    }

    /// The commands that a form can tell, but for the one of the button.
    func otherCommands() -> [Kind.Command] {
        let button = kind.buttonCommand(in: device.properties)?.name
        return kind.commands.filter { command in
            command.name != button
                && !command.arguments.contains { if case .program = $0.type { true } else { false } }
        }
    }
}

extension ShownDevice {
    /// What it says of itself, in a line.
    func summary(_ view: View) -> HTML {
        let known: [HTML] = kind.properties.compactMap { property in
            device.properties[property.name].map { "\(view.words(property.label)): \(text(of: $0, property, view))" }
        }
        guard !known.isEmpty else { return "\(view(.nothingSaidYet))" }
        let warning: HTML = isObstructed ? "<strong class=\"disputed\">\(view(.deviceObstructed))</strong> " : ""
        return warning + HTML.joined(known.prefix(4).map(\.self), by: ", ")
    }

    /// All of it.
    func facts(_ view: View) -> HTML {
        let facts: [(name: Phrase, value: HTML)] = kind.properties.map { property in
            let value: HTML = device.properties[property.name].map { "\(text(of: $0, property, view))" } ?? "–"
            return (Phrase(view.words(property.label)), value)
        }
        return view.facts(facts)
    }

    func text(of value: PropertyValue, _ property: Kind.Property, _ view: View) -> String {
        switch (value, property.type) {
        case (.bool(let isSo), _): view(isSo ? .yes : .no)
        case (.number(let number), .number(let range)): view.number(number) + (range.unit.map { " \($0)" } ?? "")
        case (.text(let text), .choice(let choices)):
            choices.first { $0.value == text }.map { view.words($0.label) } ?? text
        case (.program(let program), _): view(.programOf(program.entries.count))
        default: "\(value)"
        }
    }

    /// Whether it is connected, and since when.
    func connection(_ view: View) -> HTML {
        let since: HTML = device.connectedAt.map { " \(view.ago($0))" } ?? ""
        return device.connected
            ? "<span class=\"state present\">\(view(.deviceConnected))</span>"
            : "<span class=\"state unknown\">\(view(.deviceAway))</span>\(since)"
    }
}

extension View {
    /// Words of a kind, in the language of the page.
    func words(_ words: Words) -> String { words[language.rawValue] }

    /// A whole number as it is; others with a tenth.
    func number(_ number: Double) -> String { Int64(exactly: number).map(String.init) ?? self(.decimal(number)) }
}

extension HTML {
    static func joined(_ parts: [HTML], by separator: HTML) -> HTML {
        parts.enumerated().reduce("") { $0 + ($1.offset == 0 ? "" : separator) + $1.element }
    }
}
