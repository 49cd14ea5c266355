/// Writes JSON as UTF-8, in the order of the calls.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes text that is already JSON.
    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a string; `null` for nil.
    mutating func string(_ text: [UInt8]?) {
        guard let text else { return raw("null") }
        bytes.append(UInt8(ascii: "\""))
        for byte in text { append(byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func string(_ text: String?) {
        string(text.map { Array($0.utf8) })
    }

    mutating func number(_ number: Int64?) {
        guard let number else { return raw("null") }
        bytes.append(contentsOf: "\(number)".utf8)
    }

    mutating func bool(_ value: Bool?) {
        raw(value.map { $0 ? "true" : "false" } ?? "null")
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
        case 0..<0x20:
            raw("\\u00")
            bytes.append(contentsOf: Hex.text([byte]).utf8)
        default: bytes.append(byte)
        }
    }
}
