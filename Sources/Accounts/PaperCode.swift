import Crypto
import Foundation

/// A random 80-bit secret for paper: the code that opens an account once, and the codes that stand in for a lost phone.
/// Only its hash is ever stored.
public struct PaperCode: Sendable {
    /// Crockford's base 32: no I, L, O or U, so that what is written by hand is read as it was meant.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let length = 16

    /// 16 characters, without the dashes.
    private let characters: String

    /// A new one from the system's secure random numbers.
    public init() {
        characters = String(SecretBytes.random(Self.length).map { Self.alphabet[Int($0 % 32)] })
    }

    /// What a stranger typed, in any case, with or without dashes and spaces; it may be anything.
    public init(typed text: String) {
        characters = String(
            text.uppercased().filter { $0 != "-" && !$0.isWhitespace }.map { character in
                switch character {
                case "O": "0"
                case "I", "L": "1"
                default: character
                }
            })
    }

    /// As it is shown: `7K4M-9QXT-2WPA-B3CD`.
    public var text: String {
        var groups: [Substring] = []
        var rest = characters[...]
        while !rest.isEmpty {
            groups.append(rest.prefix(4))
            rest = rest.dropFirst(4)
        }
        return groups.joined(separator: "-")
    }

    /// SHA-256, 32 bytes. 80 random bits are too many to try, so a slow hash would add nothing.
    public var hash: [UInt8] {
        Array(SHA256.hash(data: Data(characters.utf8)))
    }
}
