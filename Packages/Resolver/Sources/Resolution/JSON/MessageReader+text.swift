/// Keys and strings: their bytes, their escapes, and the check that they are UTF-8.
extension MessageReader {
    mutating func beginText(isKey: Bool) {
        (place, self.isKey, isASCII) = (.text, isKey, true)
        token = []
    }

    mutating func readText(_ byte: UInt8) throws(Fault) {
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

    mutating func readEscape(_ byte: UInt8) throws(Fault) {
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

    mutating func readHex(_ byte: UInt8, left: Int) throws(Fault) {
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
enum JSONWord {
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
