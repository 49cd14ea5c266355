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

/// An object with its members in their original order; keys are unique.
public struct JSONObject: Equatable, Sendable {
    public struct Member: Equatable, Sendable {
        public let key: [UInt8]
        public let value: JSONValue
    }

    public internal(set) var members: [Member] = []

    /// Returns nil if it has no such member, or its value is null.
    public subscript(key: StaticString) -> JSONValue? {
        let value = members.first { $0.isNamed(key) }?.value
        return value == .null ? nil : value
    }

    public func has(_ key: StaticString) -> Bool {
        members.contains { $0.isNamed(key) }
    }

    /// Reads a text that consists of one object, surrounded only by white space.
    /// - Throws: the fault of the text; `malformed` if it is not one complete object.
    public init(text: [UInt8], limits: MessageReader.Limits = MessageReader.Limits()) throws(MessageReader.Fault) {
        var reader = MessageReader(limits: limits)
        var objects: [JSONObject] = []
        if let fault = text.withUnsafeBytes({ reader.read($0, into: &objects) }) { throw fault }
        guard objects.count == 1, !reader.isWithinMessage else { throw .malformed }
        self = objects[0]
    }

    init() {}
}

extension JSONObject.Member {
    /// Compares bytes: two encodings of an accented letter are two keys.
    func isNamed(_ name: StaticString) -> Bool {
        name.withUTF8Buffer { $0.elementsEqual(key) }
    }
}
