import Crypto
import Foundation

/// The code on a lock's label, which proves to the lock that the activating person has seen it: 80 random bits, in 16
/// characters of Crockford's base 32.
public struct ActivationCode: Hashable, Sendable {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let length = 16
    /// The fixed text that precedes the code in the hash.
    private static let purpose = "rollcall lock activation "

    /// Without the dashes.
    private let characters: String

    /// Reads a typed code, in any case, with or without dashes and spaces; nil if it is not valid.
    public init?(typed text: String) {
        let plain = text.uppercased().filter { $0 != "-" && !$0.isWhitespace }
            .map { $0 == "O" ? "0" : $0 == "I" || $0 == "L" ? "1" : $0 }
        guard plain.count == Self.length, plain.allSatisfy(Self.alphabet.contains) else { return nil }
        characters = String(plain)
    }

    private init(_ characters: String) { self.characters = characters }

    /// Returns a new code, from the system's secure random numbers.
    public static func random() -> ActivationCode {
        var generator = SystemRandomNumberGenerator()
        return ActivationCode(String((0..<length).map { _ in alphabet[Int(generator.next(upperBound: UInt(32)))] }))
    }

    /// The displayed form: `7K4M-9QXT-2WPA-B3CD`.
    public var text: String {
        stride(from: 0, to: Self.length, by: 4).map { String(characters.dropFirst($0).prefix(4)) }
            .joined(separator: "-")
    }

    /// The handshake's pre-shared key: SHA-256 of the fixed text and the 16 characters, 32 bytes.
    var preSharedKey: [UInt8] { Array(SHA256.hash(data: Data((Self.purpose + characters).utf8))) }
}

extension [UInt8] {
    /// Two lower-case digits for each byte.
    var hex: String {
        let digits = Array<Character>("0123456789abcdef")
        return String(flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// Returns nil unless it consists of pairs of lower-case digits: each value has only one form.
    init?(hex text: String) {
        let digits = text.utf8.compactMap { digit -> UInt8? in
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
            default: nil
            }
        }
        guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
        self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
