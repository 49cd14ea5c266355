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
