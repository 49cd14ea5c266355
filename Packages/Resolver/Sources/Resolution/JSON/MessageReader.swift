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

    private enum Place {
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
    private struct Level {
        let isObject: Bool
        var object = JSONObject()
        var items: [JSONValue] = []
        var key: [UInt8] = []
        /// The keys of an object with many members.
        var keys: Set<[UInt8]> = []
    }

    private let limits: Limits
    private var place = Place.outside
    private var levels: [Level] = []
    /// The part of the text or word read so far.
    private var token: [UInt8] = []
    private var isKey = false
    private var isASCII = true
    /// The digits of an escape so far, and the preceding high surrogate.
    private var unit: UInt16 = 0
    private var highHalf: UInt16?
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
    private mutating func put(_ value: JSONValue) {
        place = .comma
        let last = levels.count - 1
        if levels[last].isObject {
            levels[last].object.members.append(.init(key: levels[last].key, value: value))
        } else {
            levels[last].items.append(value)
        }
    }

    /// Begins a member of the innermost level.
    private mutating func put(key: [UInt8]) throws(Fault) {
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

/// Keys and strings: their bytes, their escapes, and the check that they are UTF-8.
extension MessageReader {
    private mutating func beginText(isKey: Bool) {
        (place, self.isKey, isASCII) = (.text, isKey, true)
        token = []
    }

    private mutating func readText(_ byte: UInt8) throws(Fault) {
        if highHalf != nil, byte != UInt8(ascii: "\\") { throw .encoding }
        switch byte {
        case UInt8(ascii: "\""): try endText()
        case UInt8(ascii: "\\"): place = .escape
        case 0..<0x20: throw .malformed
        default:
            if byte >= 0x80 { isASCII = false }
            token.append(byte)
        }
    }

    private mutating func endText() throws(Fault) {
        guard isASCII || String(validating: token, as: UTF8.self) != nil else { throw .encoding }
        let text = token
        token = []
        if isKey { try put(key: text) } else { put(.string(text)) }
    }

    private mutating func readEscape(_ byte: UInt8) throws(Fault) {
        if byte == UInt8(ascii: "u") {
            (place, unit) = (.hex(4), 0)
            return
        }
        guard let character = Self.escaped(byte) else { throw .malformed }
        guard highHalf == nil else { throw .encoding }
        token.append(character)
        place = .text
    }

    private static func escaped(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    private mutating func readHex(_ byte: UInt8, left: Int) throws(Fault) {
        guard let digit = Hex.digit(byte) else { throw .malformed }
        unit = unit << 4 | UInt16(digit)
        place = .hex(left - 1)
        guard left == 1 else { return }
        place = .text
        try endEscape()
    }

    /// Ends an escape for a UTF-16 code unit; a surrogate is valid only in a pair.
    private mutating func endEscape() throws(Fault) {
        let scalar: Unicode.Scalar?
        switch (highHalf, unit) {
        case (nil, 0xD800..<0xDC00):
            highHalf = unit
            return
        case (let high?, 0xDC00..<0xE000):
            scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00))
        case (nil, _): scalar = Unicode.Scalar(unit)
        default: scalar = nil
        }
        guard let scalar else { throw .encoding }
        highHalf = nil
        token.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
}

/// Numbers and the three names of JSON.
private enum JSONWord {
    static func value(of word: [UInt8]) -> JSONValue? {
        if word.elementsEqual("true".utf8) { return .bool(true) }
        if word.elementsEqual("false".utf8) { return .bool(false) }
        if word.elementsEqual("null".utf8) { return .null }
        return isNumber(word) ? .number(word) : nil
    }

    /// RFC 8259, 6: `-`, an integer without leading zeros, a fraction, an exponent.
    private static func isNumber(_ word: [UInt8]) -> Bool {
        var rest = word[...]
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let whole = digits(&rest)
        guard whole == 1 || whole > 1 && word[rest.startIndex - whole] != UInt8(ascii: "0") else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard digits(&rest) > 0 else { return false }
        }
        if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard digits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// Removes the digits at the beginning, and returns their number.
    private static func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
        let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest.removeFirst(count)
        return count
    }
}
