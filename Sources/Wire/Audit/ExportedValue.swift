/// A value of an exported row; lists and objects, such as a command's arguments, contain other values.
public enum ExportedValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([ExportedValue])
    case object([String: ExportedValue])
}

extension ExportedValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let list = try? container.decode([ExportedValue].self) {
            self = .list(list)
        } else if let object = try? container.decode([String: ExportedValue].self) {
            self = .object(object)
        } else {
            self =
                switch try container.decode(CellValue.self) {
                case .null: .null
                case .boolean(let flag): .boolean(flag)
                case .integer(let whole): .integer(whole)
                case .number(let number): .number(number)
                case .text(let text): .text(text)
                }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let flag): try container.encode(flag)
        case .integer(let whole): try container.encode(whole)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }
}

extension ExportedValue {
    /// A readable form: empty for null, and the elements of a list separated by commas.
    public var shown: String {
        switch self {
        case .null: ""
        case .boolean(let flag): "\(flag)"
        case .integer(let whole): "\(whole)"
        case .number(let number): "\(number)"
        case .text(let text): text
        case .list(let list): list.map(\.shown).joined(separator: ", ")
        case .object(let object):
            object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shown)" }.joined(separator: "; ")
        }
    }
}
