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
        Each line of standard input acts on the device itself: press (press its button), obstruct (put an object in \
        its way), clear (remove the object), set NAME VALUE (let a sensor report this value).
        """

    /// - Throws: what is wrong with the line, for a person.
    init(_ line: String, kind: Kind) throws(DeviceInputError) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        switch words.first {
        case "press" where words.count == 1: self = .press
        case "obstruct" where words.count == 1: self = .obstruct
        case "clear" where words.count == 1: self = .clear
        case "set" where words.count == 3: self = .measured(words[1], try Self.value(words[1], words[2], kind))
        default: throw DeviceInputError("The input is unknown. Type press, obstruct, clear or set NAME VALUE.")
        }
    }

    /// A property's value as a person types it.
    static func value(_ name: String, _ text: String, _ kind: Kind) throws(DeviceInputError) -> PropertyValue {
        guard let type = kind.property(name)?.type else {
            throw DeviceInputError("The device has no property '\(name)'.")
        }
        let value: PropertyValue? =
            switch type {
            case .bool: Bool(text).map { .bool($0) }
            case .number: Double(text).map { .number($0) }
            case .choice, .text: .text(text)
            case .program: nil
            }
        guard let value else { throw DeviceInputError("'\(text)' is not a valid value of '\(name)'.") }
        if let problem = type.problem(with: value, isReported: true) {
            throw DeviceInputError("\(name): \(problem)")
        }
        return value
    }
}
