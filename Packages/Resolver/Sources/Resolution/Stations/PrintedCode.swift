/// A code that people read and type: 5 bits a character in Crockford's base 32, which does not contain I, L, O and U.
///
/// A station's code has 25 characters, the first 125 bits of the SHA-256 of its key, which are enough that no other key
/// can be found for it. An invitation has 16 characters, which are 80 random bits.
public struct PrintedCode: Hashable, Sendable {
    public static let lengthOfStation = 25
    public static let lengthOfInvitation = 16
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    private static let bitsOfCharacter = 5

    /// The characters alone, in upper case.
    public let characters: [UInt8]

    /// Encodes the first bits of the bytes, the most significant bit of a byte first; `length` is limited by their
    /// number.
    public init(_ bytes: [UInt8], length: Int) {
        characters = (0..<min(length, bytes.count * 8 / Self.bitsOfCharacter)).map { place in
            let index = (0..<Self.bitsOfCharacter).reduce(0) { value, bit in
                let position = place * Self.bitsOfCharacter + bit
                return value << 1 | Int(bytes[position / 8] >> UInt8(7 - position % 8)) & 1
            }
            return Self.alphabet[index]
        }
    }

    /// Reads a typed code: in either case, with dashes or spaces, and with O for 0, I or L for 1. Returns nil if it is
    /// not a code of that length.
    public init?(typed text: [UInt8], length: Int) {
        guard text.count <= 4 * length else { return nil }
        let meant = text.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }.map(Self.meaning)
        guard meant.count == length, meant.allSatisfy(Self.alphabet.contains) else { return nil }
        characters = meant
    }

    private static func meaning(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "O"), UInt8(ascii: "o"): UInt8(ascii: "0")
        case UInt8(ascii: "I"), UInt8(ascii: "i"), UInt8(ascii: "L"), UInt8(ascii: "l"): UInt8(ascii: "1")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 0x20
        default: byte
        }
    }

    /// The printed form: `7K4M9-QXT2W-PAB3C-D5EFG-HJKMN`, or `7K4M-9QXT-2WPA-B3CD` for an invitation.
    public var text: String {
        let size = characters.count.isMultiple(of: 5) ? 5 : 4
        let groups = stride(from: 0, to: characters.count, by: size).map {
            String(decoding: characters[$0..<min($0 + size, characters.count)], as: UTF8.self)
        }
        return groups.joined(separator: "-")
    }
}
