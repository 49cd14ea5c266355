/// Bytes as text: two hexadecimal digits each. Keys, signatures and hashes have this form.
public enum Hex {
    private static let digits = Array("0123456789abcdef".utf8)

    /// Returns the digits in lower case.
    public static func text(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 0xF)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads a given number of bytes, in either case.
    public static func bytes(_ text: [UInt8], count: Int) -> [UInt8]? {
        guard text.count == 2 * count else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for place in stride(from: 0, to: text.count, by: 2) {
            guard let high = digit(text[place]), let low = digit(text[place + 1]) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
