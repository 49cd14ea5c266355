/// A JSON value whose objects preserve the order of their keys, so that a line always has the same form.
enum OrderedJSON: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([OrderedJSON])
    case object(Fields)

    typealias Fields = [(key: String, value: OrderedJSON)]
}

extension OrderedJSON: CustomStringConvertible {
    /// Compact JSON text (RFC 8259) on one line.
    var description: String {
        switch self {
        case .null: "null"
        case .boolean(let value): String(value)
        case .integer(let value): String(value)
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
        case .object(let fields):
            "{" + fields.map { Self.quoted($0.key) + ":" + $0.value.description }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ value: String) -> String {
        "\"" + value.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\" + String(scalar)
        case "\0"..<" ": "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }
}
