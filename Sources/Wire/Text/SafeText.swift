/// The rule that text from outside must satisfy before it is compared, hashed or decoded.
///
/// Swift compares strings by canonical equivalence. For that it sorts each run of non-starters, the marks that combine
/// with the letter before them, in quadratic time: 160 kB of them cost seconds. A run may therefore have at most 30, as
/// in the Stream-Safe Text Format (UAX #15, section 13). Malformed text is refused in the same pass.
public enum SafeText {
    /// The maximum number of non-starters in a row.
    public static let maxNonStarters = 30

    /// Why bytes are not accepted as text.
    public enum Fault: Error, Equatable, Sendable {
        case notUTF8
        /// A `\u` escape in JSON gives one half of a surrogate pair without the other.
        case loneSurrogate
        case tooManyMarks
        /// The JSON is nested deeper than allowed.
        case tooDeep
    }

    /// Checks that bytes are valid UTF-8 with no run of non-starters that is too long.
    public static func check(utf8 bytes: UnsafeRawBufferPointer) throws(Fault) {
        var scan = TextScan(bytes)
        while !scan.isAtEnd { try scan.step() }
    }

    /// Checks the runs of non-starters in an existing text.
    public static func check(_ text: String) throws(Fault) {
        var copy = text
        let fault: Fault? = copy.withUTF8 { bytes in
            do throws(Fault) {
                try check(utf8: UnsafeRawBufferPointer(bytes))
                return nil
            } catch {
                return error
            }
        }
        if let fault { throw fault }
    }

    /// Checks the bytes of a JSON document: its strings, both keys and values, with their `\u` escapes, and the nesting
    /// of arrays and objects. A NUL byte is refused: it is not valid in JSON, but occurs in UTF-16, which some decoders
    /// accept.
    public static func check(json bytes: UnsafeRawBufferPointer, depth limit: Int) throws(Fault) {
        var scan = TextScan(bytes)
        var depth = 0
        while let byte = scan.next {
            switch byte {
            case 0: throw .notUTF8
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                guard depth <= limit else { throw .tooDeep }
                scan.skip()
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                scan.skip()
            case UInt8(ascii: "\""):
                scan.skip()
                try scan.takeString()
            default: try scan.step()
            }
        }
    }
}

extension SafeText.Fault: CustomStringConvertible {
    /// A sentence for the sender of the text.
    public var description: String {
        switch self {
        case .notUTF8: "The text is not UTF-8."
        case .loneSurrogate: "The text has one half of a surrogate pair without the other."
        case .tooManyMarks: "The text has more than \(SafeText.maxNonStarters) combining marks in a row."
        case .tooDeep: "The JSON is nested too deep."
        }
    }
}

/// Scans bytes one scalar at a time and counts consecutive non-starters.
private struct TextScan {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0
    private var marks = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { place >= bytes.count }
    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Skips one ASCII byte, which is a starter.
    mutating func skip() {
        place += 1
        marks = 0
    }

    /// Consumes the next scalar.
    mutating func step() throws(SafeText.Fault) {
        guard bytes[place] >= 0x80 else { return skip() }
        guard let (value, length) = scalar() else { throw .notUTF8 }
        place += length
        try count(value)
    }

    /// Consumes the rest of a JSON string, including its closing quote. An unterminated string is left to the decoder
    /// to refuse.
    mutating func takeString() throws(SafeText.Fault) {
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""): return skip()
            case UInt8(ascii: "\\"): try takeEscape()
            case 0: throw .notUTF8
            default: try step()
            }
        }
    }

    private mutating func takeEscape() throws(SafeText.Fault) {
        guard let unit = escapedUnit(at: place) else {
            // Any other escape is one ASCII character; an invalid escape is left to the decoder to refuse.
            place = min(place + 1, bytes.count)
            if !isAtEnd { try step() }
            return
        }
        place += 6
        guard 0xd800...0xdfff ~= unit else { return try count(unit) }
        guard unit < 0xdc00, let low = escapedUnit(at: place), 0xdc00...0xdfff ~= low else { throw .loneSurrogate }
        place += 6
        try count(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
    }

    /// Returns the number in `\uXXXX`; nil if there is no such escape at this position.
    private func escapedUnit(at start: Int) -> UInt32? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var value: UInt32 = 0
        for index in start + 2..<start + 6 {
            guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// Returns the scalar that begins here with a byte of 0x80 or above, and its length; nil if the bytes are not
    /// well-formed (The Unicode Standard, table 3-7).
    private func scalar() -> (value: UInt32, length: Int)? {
        let first = bytes[place]
        let (length, mask, minimum): (Int, UInt8, UInt32) =
            switch first {
            case 0xc2...0xdf: (2, 0x1f, 0x80)
            case 0xe0...0xef: (3, 0x0f, 0x800)
            case 0xf0...0xf4: (4, 0x07, 0x10000)
            default: (0, 0, 0)
            }
        guard length > 0, place + length <= bytes.count else { return nil }
        var value = UInt32(first & mask)
        for index in place + 1..<place + length {
            guard bytes[index] & 0xc0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[index] & 0x3f)
        }
        guard value >= minimum, Unicode.Scalar(value) != nil else { return nil }
        return (value, length)
    }

    private mutating func count(_ value: UInt32) throws(SafeText.Fault) {
        // All scalars below the first combining mark are starters.
        guard value >= 0x300, let scalar = Unicode.Scalar(value), scalar.isNonStarter else {
            marks = 0
            return
        }
        marks += 1
        guard marks <= SafeText.maxNonStarters else { throw .tooManyMarks }
    }
}

extension Unicode.Scalar {
    /// Whether its compatibility decomposition begins with a character that combines with the one before it. Five do so
    /// although their own combining class is 0: three Tibetan vowels and the half-width Japanese sound marks.
    fileprivate var isNonStarter: Bool {
        if properties.canonicalCombiningClass != .notReordered { return true }
        return switch value {
        case 0x0f73, 0x0f75, 0x0f81, 0xff9e, 0xff9f: true
        default: false
        }
    }
}
