/// Values by the names of their properties, in a device's report or in a command.
public typealias DeviceProperties = [String: PropertyValue]

/// The value of a property or of an argument. In JSON it is plain: `true`, `21.5`, `"open"`, `[{"weekdays": …}]`.
public enum PropertyValue: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    /// The value of a text, or one of a property's choices.
    case text(String)
    case program(WeekProgram)

    /// The number; nil for any other type.
    public var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The text or choice; nil for any other type.
    public var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }
}

extension PropertyValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .program(try container.decode(WeekProgram.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let bool): try container.encode(bool)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .program(let program): try container.encode(program)
        }
    }
}

extension PropertyValue: CustomStringConvertible {
    /// For log lines and sentences: `true`, `21.5`, `open`, `a program of 4 times`.
    public var description: String {
        switch self {
        case .bool(let bool): "\(bool)"
        case .number(let number): Self.plain(number)
        case .text(let text): text
        case .program(let program): "a program of \(program.entries.count) times"
        }
    }

    /// Returns a number in its usual form: `50`, not `50.0`.
    static func plain(_ number: Double) -> String {
        Int64(exactly: number).map(String.init) ?? String(number)
    }
}
