import Devices
import Phrases
import Vocabulary
import Wire

/// A device with its kind, as a page shows it. Everything comes from the kind's document; no kind has its own code.
struct ShownDevice {
    let device: DeviceRecord
    let kind: Kind

    init(_ device: DeviceRecord, of kind: Kind) {
        (self.device, self.kind) = (device, kind)
    }

    var mayOperate: Bool { device.level >= .operate && device.retiredAt == nil }

    var isObstructed: Bool { device.obstructedAt != nil || kind.isObstructed(in: device.properties) }

    /// A button that names its next action; nothing for viewers who may not operate it.
    func button(_ view: View, style: String) -> HTML {
        guard mayOperate, let command = kind.buttonCommand(in: device.properties) else { return "" }
        return view.form(form(command, view, key: "button \(device.deviceID)", style: style))
    }

    /// A form that sends the device a command.
    func form(_ command: Kind.Command, _ view: View, key: String, style: String = "") -> Form {
        Form(
            type: .universalCommandDevice, key: key,
            hidden: [("device_id", String(device.deviceID)), ("command", command.name)],
            fields: CommandFields(kind: kind, values: device.properties).fields(command, view),
            button: Phrase(view.words(command.label)), style: style)
    }

    /// All its commands except that of the button.
    func otherCommands() -> [Kind.Command] {
        let button = kind.buttonCommand(in: device.properties)?.name
        return kind.commands.filter { $0.name != button }
    }

    /// A command with its arguments, such as `Set position 50`.
    func words(of command: String, _ args: DeviceProperties, _ view: View) -> String {
        let label = kind.command(command).map { view.words($0.label) } ?? command
        return label + args.sorted { $0.key < $1.key }.map { " \(Self.text(of: $0.value, view))" }.joined()
    }

    private static func text(of value: PropertyValue, _ view: View) -> String {
        switch value {
        case .bool(let isSo): view(isSo ? .yes : .no)
        case .program(let program): view(.programOf(program.entries.count))
        case .number, .text: "\(value)"
        }
    }
}

extension ShownDevice {
    /// Its reported state, in a line.
    func summary(_ view: View) -> HTML {
        let known: [HTML] = kind.properties.compactMap { property in
            device.properties[property.name].map { "\(view.words(property.label)): \(text(of: $0, property, view))" }
        }
        guard !known.isEmpty else { return "\(view(.nothingSaidYet))" }
        let warning: HTML = isObstructed ? "<strong class=\"disputed\">\(view(.deviceObstructed))</strong> " : ""
        return warning + HTML.joined(known.prefix(4).map(\.self), by: ", ")
    }

    /// Its whole reported state.
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
    /// A text of a kind, in the language of the page.
    func words(_ words: LocalizedText) -> String { words[language.rawValue] }

    /// A whole number as it is; others with one decimal.
    func number(_ number: Double) -> String { Int64(exactly: number).map(String.init) ?? self(.decimal(number)) }
}

extension HTML {
    static func joined(_ parts: [HTML], by separator: HTML) -> HTML {
        parts.enumerated().reduce("") { $0 + ($1.offset == 0 ? "" : separator) + $1.element }
    }
}
