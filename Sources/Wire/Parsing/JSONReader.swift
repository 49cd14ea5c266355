import Beacon
import Foundation

/// Reads JSON of the plain form that nodes and clients write: ASCII, without escapes in strings and without exponents.
///
/// Each function skips white space and consumes the next token. It returns nil or false for anything else, including
/// JSON of another form; nothing is then known about the text, and `WireJSON` must decode it. It reads nothing past the
/// end, and goes no deeper than `WireJSON.maxLevels`.
public struct JSONReader {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    /// - Parameter bytes: must outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Whether only white space is left.
    mutating func isAtEnd() -> Bool {
        next() == nil
    }

    /// Returns the first byte that is not white space, without consuming it.
    private mutating func next() -> UInt8? {
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
            case let byte: return byte
            }
        }
        return nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next() == byte else { return false }
        place += 1
        return true
    }

    private mutating func take(word: StaticString) -> Bool {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count, Text(bytes[place..<end]) == word else { return false }
        place = end
        return true
    }

    mutating func takeNull() -> Bool {
        next() == UInt8(ascii: "n") && take(word: "null")
    }
}

// Strings.
extension JSONReader {
    /// The text between the quotes of a string: printable ASCII.
    struct Text {
        let bytes: UnsafeRawBufferPointer

        init(_ bytes: Slice<UnsafeRawBufferPointer>) {
            self.bytes = UnsafeRawBufferPointer(rebasing: bytes)
        }

        var string: String { String(decoding: bytes, as: UTF8.self) }

        static func == (text: Text, other: StaticString) -> Bool {
            guard text.bytes.count == other.utf8CodeUnitCount else { return false }
            for index in 0..<text.bytes.count where text.bytes[index] != other.utf8Start[index] { return false }
            return true
        }

        /// Allows names in a `switch`.
        static func ~= (name: StaticString, text: Text) -> Bool { text == name }
    }

    mutating func text() -> Text? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = place
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                place += 1
                return Text(bytes[start..<place - 1])
            case UInt8(ascii: "\\"): return nil
            case 0x20..<0x80: place += 1
            default: return nil
            }
        }
        return nil
    }

    mutating func string() -> String? {
        text()?.string
    }
}

// Numbers.
extension JSONReader {
    /// Reads a whole number, if it is in the type's range.
    mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
        guard let digits = digits(), !digits.isNegative || digits.value != 0 else { return nil }
        return Number(exactly: digits.isNegative ? -digits.value : digits.value)
    }

    /// Reads a number, with or without a fraction.
    mutating func double() -> Double? {
        _ = next()
        let start = place
        guard digits() != nil else { return nil }
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            place += 1
            let fraction = place
            while let _ = takeDigit() {}
            guard place > fraction else { return nil }
        }
        return Double(Text(bytes[start..<place]).string)
    }

    /// Reads the digits up to a fraction. Numbers of more than 18 digits are not of the plain form; no others overflow.
    private mutating func digits() -> (isNegative: Bool, value: Int64)? {
        let isNegative = take(UInt8(ascii: "-"))
        let start = place
        guard let first = takeDigit() else { return nil }
        var value = first
        while let digit = takeDigit() {
            guard first != 0, place - start <= 18 else { return nil }
            value = value * 10 + digit
        }
        return (isNegative, value)
    }

    private mutating func takeDigit() -> Int64? {
        guard place < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] else { return nil }
        place += 1
        return Int64(bytes[place - 1] - UInt8(ascii: "0"))
    }
}

// Arrays and objects.
extension JSONReader {
    mutating func array<Element>(of element: (inout JSONReader) -> Element?) -> [Element]? {
        var elements: [Element] = []
        let isRead = list(from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { reader in
            guard let next = element(&reader) else { return false }
            elements.append(next)
            return true
        }
        return isRead ? elements : nil
    }

    /// Calls the closure with the name of each member. The closure must consume the value; false ends the reading.
    mutating func object(_ member: (Text, inout JSONReader) -> Bool) -> Bool {
        list(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { reader in
            guard let name = reader.text(), reader.take(UInt8(ascii: ":")) else { return false }
            return member(name, &reader)
        }
    }

    private mutating func list(from open: UInt8, to close: UInt8, _ item: (inout JSONReader) -> Bool) -> Bool {
        guard take(open) else { return false }
        if take(close) { return true }
        repeat {
            guard item(&self) else { return false }
        } while take(UInt8(ascii: ","))
        return take(close)
    }

    /// Skips a value of any kind.
    /// - Parameter levels: how many levels of arrays and objects may be nested.
    mutating func skip(levels: Int = WireJSON.maxLevels) -> Bool {
        guard let first = next() else { return false }
        return switch first {
        case UInt8(ascii: "\""): text() != nil
        case UInt8(ascii: "{") where levels > 0: object { $1.skip(levels: levels - 1) }
        case UInt8(ascii: "[") where levels > 0:
            list(from: first, to: UInt8(ascii: "]")) { $0.skip(levels: levels - 1) }
        case UInt8(ascii: "t"): take(word: "true")
        case UInt8(ascii: "f"): take(word: "false")
        case UInt8(ascii: "n"): take(word: "null")
        default: double() != nil
        }
    }
}

// The values of sightings that are written as text.
extension JSONReader {
    mutating func date() -> Date? {
        text().flatMap { RFC3339.date(utf8: $0.bytes) }
    }

    mutating func proximityUUID() -> ProximityUUID? {
        text().flatMap { ProximityUUID(text: $0.bytes.bytes) }
    }

    mutating func address() -> DeviceAddress? {
        text().flatMap { DeviceAddress(text: $0.bytes.bytes) }
    }
}
