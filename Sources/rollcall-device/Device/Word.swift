import Devices
import Foundation

/// What a person does at the device itself, as a line of standard input.
enum DeviceInput: Equatable, Sendable {
    /// The device's own button.
    case press
    /// Something is put in its way.
    case obstruct
    /// The way is free again.
    case clear
    /// A property is as a sensor now says, as `set wind 13.5`.
    case measured(String, PropertyValue)

    static let help = """
        What is typed is done at the device itself: press (its button), obstruct (something is put in its way), clear \
        (the way is free again), set NAME VALUE (what a sensor says).
        """

    /// - Throws: what is wrong with the line, for a person.
    init(_ line: String, kind: Kind) throws(DeviceInputError) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        switch words.first {
        case "press" where words.count == 1: self = .press
        case "obstruct" where words.count == 1: self = .obstruct
        case "clear" where words.count == 1: self = .clear
        case "set" where words.count == 3: self = .measured(words[1], try Self.value(words[1], words[2], kind))
        default: throw DeviceInputError("The words are: press, obstruct, clear, set NAME VALUE.")
        }
    }

    /// A property's value as a person types it.
    static func value(_ name: String, _ text: String, _ kind: Kind) throws(DeviceInputError) -> PropertyValue {
        guard let type = kind.property(name)?.type else { throw DeviceInputError("There is no property '\(name)'.") }
        let value: PropertyValue? =
            switch type {
            case .bool: Bool(text).map { .bool($0) }
            case .number: Double(text).map { .number($0) }
            case .choice, .text: .text(text)
            case .program: nil
            }
        guard let value else { throw DeviceInputError("'\(text)' is no value of '\(name)'.") }
        if let problem = type.problem(with: value, isReported: true) {
            throw DeviceInputError("\(name): \(problem.sentence)")
        }
        return value
    }
}

/// A line that is no word, or no value.
struct DeviceInputError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension Device {
    mutating func word(_ word: DeviceInput, _ now: Date) -> [Action] {
        switch word {
        case .press: press(now)
        case .obstruct: conclude(machine.block(true, at: now), .sensor, now)
        case .clear: conclude(machine.block(false, at: now), .sensor, now)
        case .measured(let name, let value): measured([name: value], now)
        }
    }

    /// The kind's own `press`, or else what a single button would do now.
    private mutating func press(_ now: Date) -> [Action] {
        guard !hasWires, let command = kind.command("press") ?? kind.buttonCommand(in: machine.state) else {
            return [.note("The device has no button.")]
        }
        let interrupted =
            inFlight.map { end($0.id, Ending(.interrupted, "the button was pressed"), now) } ?? []
        _ = machine.begin(command, [:], at: now)
        return interrupted + sayState(.button, now)
    }

    mutating func measured(_ properties: DeviceProperties, _ now: Date) -> [Action] {
        machine.state.merge(properties) { _, new in new }
        return sayState(.sensor, now)
    }
}
