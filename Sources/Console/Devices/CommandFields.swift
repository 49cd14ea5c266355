import Devices
import Phrases
import Wire

/// The fields of a form for the arguments of a command. Everything comes from the kind's document; no kind has its own
/// code.
struct CommandFields {
    let kind: Kind
    /// The initial values, by the names of the arguments.
    let values: DeviceProperties

    /// The number of empty rows in which times can be added to a program.
    private static let spareRows = 3

    /// - Parameter name: of the argument that contains the command's arguments, such as `args` or `then[2].args`.
    func fields(_ command: Kind.Command, in name: String = "args", _ view: View) -> [Form.Field] {
        command.arguments.flatMap { argument in
            if case .program(let number) = argument.type { return program(argument, of: number, in: name, view) }
            return [
                field(
                    argument.type, named: "\(name).\(argument.name)", view.words(argument.label),
                    values[argument.name], view, isRequired: argument.isRequired)
            ]
        }
    }

    /// A field for a value of a type, with its unit after its label.
    func field(
        _ type: ValueType, named name: String, _ label: String, _ value: PropertyValue?, _ view: View, isRequired: Bool
    ) -> Form.Field {
        var (input, unit) = (Form.Input.text, "")
        switch type {
        case .bool: input = .check
        case .number(let range):
            input = Self.measure(range)
            unit = range.unit.map { " (\($0))" } ?? ""
        case .choice(let choices): input = .choice(choices.map { ($0.value, view.words($0.label)) })
        case .text, .program: break
        }
        return Form.Field(
            name: name, label: Phrase(label + unit), input: input, value: value.map { "\($0)" } ?? "",
            isRequired: isRequired)
    }

    private static func measure(_ range: NumberRange) -> Form.Input {
        .measure(lowest: plain(range.lowest), highest: plain(range.highest), step: range.step.map(plain) ?? "any")
    }

    private static func plain(_ number: Double) -> String { "\(PropertyValue.number(number))" }

    /// Rows of days, a time and a value. A row without time and value is ignored.
    private func program(
        _ argument: Kind.Argument, of number: String, in name: String, _ view: View
    ) -> [Form.Field] {
        var entries: [WeekProgram.Entry] = []
        if case .program(let program) = values[argument.name] { entries = program.entries }
        let property = kind.property(number)
        let label = property.map { view.words($0.label) } ?? number
        let rows = min(entries.count + Self.spareRows, WeekProgram.maxEntries)
        return (0..<rows).flatMap { row in
            let entry = entries.indices.contains(row) ? entries[row] : nil
            let path = "\(name).\(argument.name)[\(row)]"
            let value = entry.map { PropertyValue.number($0.value) }
            let type = property?.type ?? .text(longest: 10)
            return [
                Form.Field(
                    name: "\(path).at", label: .programTime(row + 1), input: .clock, value: entry?.at ?? "",
                    isRequired: false),
                field(type, named: "\(path).value", "\(row + 1). \(label)", value, view, isRequired: false),
                Form.Field.days("\(path).weekdays", .programDays(row + 1), entry?.weekdays ?? [], view),
            ]
        }
    }
}

extension Form.Field {
    /// A choice of days of the week, by their names.
    static func days(_ name: String, _ label: Phrase, _ chosen: [String], _ view: View) -> Form.Field {
        let choices = Weekday.allCases.map { (value: $0.rawValue, label: view(.weekday($0.rawValue))) }
        return .init(
            name: name, label: label, input: .checks(choices), value: chosen.joined(separator: " "), isRequired: false)
    }
}
