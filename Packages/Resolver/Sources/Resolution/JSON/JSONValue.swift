/// A JSON value in its original form: text stays UTF-8, since most of it is only compared or sent back, and numbers
/// stay text.
public enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// In its original form, by JSON's grammar.
    case number([UInt8])
    /// Valid UTF-8, with its escapes decoded.
    case string([UInt8])
    case array([JSONValue])
    case object(JSONObject)

    public var string: [UInt8]? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value of a number without fraction and exponent that fits; nil for any other value.
    public var integer: Int64? {
        guard case .number(let text) = self else { return nil }
        return Int64(String(decoding: text, as: UTF8.self))
    }

    public var array: [JSONValue]? {
        if case .array(let items) = self { items } else { nil }
    }

    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }
}
