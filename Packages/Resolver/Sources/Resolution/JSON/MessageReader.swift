/// Splits a stream of bytes into JSON objects, which follow each other with nothing or white space in between (RFC
/// 8259).
///
/// A push parser with its whole state in the value: each byte is processed once, so the work is linear in the number of
/// bytes, and the result does not depend on how the stream is split. An error ends the stream for good.
public struct MessageReader: Sendable {
    public struct Limits: Sendable {
        /// The maximum number of bytes from an object's `{` to its `}`.
        public var bytes = 64 << 10
        /// The maximum nesting depth of objects and arrays, including the outermost.
        public var depth = 8

        public init() {}
    }

    /// Why a stream cannot be read further.
    public enum Fault: String, Error, Sendable {
        case tooLong = "too_long"
        case tooDeep = "too_deep"
        case malformed
        /// Text that is not UTF-8, or half of a surrogate pair.
        case encoding
        case keyTwice = "key_twice"
    }

    enum Place {
        /// Between two messages.
        case outside
        case firstKey, key, colon
        case firstItem, value
        /// After a value: a comma or the end follows.
        case comma
        /// Inside a key or a string.
        case text
        case escape
        /// The number of digits of an escape that are still missing.
        case hex(Int)
        /// Inside a number, or `true`, `false` or `null`.
        case word
    }

    /// An open object or array.
    struct Level {
        let isObject: Bool
        var object = JSONObject()
        var items: [JSONValue] = []
        var key: [UInt8] = []
        /// The keys of an object with many members.
        var keys: Set<[UInt8]> = []
    }

    let limits: Limits
    var place = Place.outside
    var levels: [Level] = []
    /// The part of the text or word read so far.
    var token: [UInt8] = []
    var isKey = false
    var isASCII = true
    /// The digits of an escape so far, and the preceding high surrogate.
    var unit: UInt16 = 0
    var highHalf: UInt16?
    private var length = 0
    private var fault: Fault?

    public init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Whether a message has begun and is not complete.
    public var isWithinMessage: Bool {
        if case .outside = place { false } else { true }
    }

    /// Processes the next bytes of the stream, and appends each object that ends in them to `objects`.
    /// - Returns: the fault after the last object; the stream then ends.
    public mutating func read(_ bytes: UnsafeRawBufferPointer, into objects: inout [JSONObject]) -> Fault? {
        do throws(Fault) {
            for byte in bytes where fault == nil { try take(byte, into: &objects) }
        } catch {
            fault = error
            (levels, token) = ([], [])
        }
        return fault
    }

    private mutating func take(_ byte: UInt8, into objects: inout [JSONObject]) throws(Fault) {
        if case .outside = place {
            if Self.isSpace(byte) { return }
            guard byte == UInt8(ascii: "{") else { throw .malformed }
            length = 0
        }
        length += 1
        guard length <= limits.bytes else { throw .tooLong }
        if let object = try step(byte) { objects.append(object) }
    }

    /// - Returns: the message, if this byte completes it.
    private mutating func step(_ byte: UInt8) throws(Fault) -> JSONObject? {
        switch place {
        case .text: try readText(byte)
        case .escape: try readEscape(byte)
        case .hex(let left): try readHex(byte, left: left)
        case .word: return try readWord(byte)
        default: return Self.isSpace(byte) ? nil : try readSign(byte)
        }
        return nil
    }

    /// Processes a byte between texts and words.
    private mutating func readSign(_ byte: UInt8) throws(Fault) -> JSONObject? {
        switch (place, byte) {
        case (.firstKey, UInt8(ascii: "}")), (.firstItem, UInt8(ascii: "]")), (.comma, UInt8(ascii: "}")),
            (.comma, UInt8(ascii: "]")):
            return try close(byte)
        case (.firstKey, UInt8(ascii: "\"")), (.key, UInt8(ascii: "\"")): beginText(isKey: true)
        case (.colon, UInt8(ascii: ":")): place = .value
        case (.comma, UInt8(ascii: ",")): place = levels.last?.isObject == true ? .key : .value
        case (.outside, _), (.value, _), (.firstItem, _): try beginValue(byte)
        default: throw .malformed
        }
        return nil
    }

    private mutating func beginValue(_ byte: UInt8) throws(Fault) {
        switch byte {
        case UInt8(ascii: "{"): try open(isObject: true)
        case UInt8(ascii: "["): try open(isObject: false)
        case UInt8(ascii: "\""): beginText(isKey: false)
        case _ where Self.isOfWord(byte): (place, token) = (.word, [byte])
        default: throw .malformed
        }
    }

    /// A word ends at the first byte that does not belong to it, which is then processed by itself.
    private mutating func readWord(_ byte: UInt8) throws(Fault) -> JSONObject? {
        guard !Self.isOfWord(byte) else {
            token.append(byte)
            return nil
        }
        guard let value = JSONWord.value(of: token) else { throw .malformed }
        token = []
        put(value)
        return Self.isSpace(byte) ? nil : try readSign(byte)
    }
}

extension MessageReader {
    /// Up to this number of members, keys are searched one by one.
    private static let fewMembers = 8

    private mutating func open(isObject: Bool) throws(Fault) {
        guard levels.count < limits.depth else { throw .tooDeep }
        levels.append(Level(isObject: isObject))
        place = isObject ? .firstKey : .firstItem
    }

    private mutating func close(_ byte: UInt8) throws(Fault) -> JSONObject? {
        guard let level = levels.popLast(), level.isObject == (byte == UInt8(ascii: "}")) else { throw .malformed }
        guard !levels.isEmpty else {
            place = .outside
            return level.object
        }
        put(level.isObject ? .object(level.object) : .array(level.items))
        return nil
    }

    /// Adds a value to the innermost level.
    mutating func put(_ value: JSONValue) {
        place = .comma
        let last = levels.count - 1
        if levels[last].isObject {
            levels[last].object.members.append(.init(key: levels[last].key, value: value))
        } else {
            levels[last].items.append(value)
        }
    }

    /// Begins a member of the innermost level.
    mutating func put(key: [UInt8]) throws(Fault) {
        place = .colon
        let last = levels.count - 1
        let count = levels[last].object.members.count
        if count == Self.fewMembers { levels[last].keys = Set(levels[last].object.members.map(\.key)) }
        let isThere =
            count < Self.fewMembers
            ? levels[last].object.members.contains { $0.key == key } : !levels[last].keys.insert(key).inserted
        guard !isThere else { throw .keyTwice }
        levels[last].key = key
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Returns whether a byte belongs to a number or one of the three names.
    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
