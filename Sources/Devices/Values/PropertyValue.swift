/// What a device says of itself, or is told: the values by the names of their properties.
public typealias DeviceProperties = [String: PropertyValue]

/// The value of a property or of an argument. In JSON it stands plain: `true`, `21.5`, `"open"`, `[{"weekdays": …}]`.
public enum PropertyValue: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    /// The value of a text, or which of its choices a property has.
    case text(String)
    case program(WeekProgram)

    /// The number, if it is one.
    public var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The text or choice, if it is one.
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

    /// A number as people write it: `50`, not `50.0`.
    static func plain(_ number: Double) -> String {
        Int64(exactly: number).map(String.init) ?? String(number)
    }
}
