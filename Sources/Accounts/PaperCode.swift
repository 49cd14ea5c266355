import Crypto
import Foundation

/// A random secret for paper, 5 bits a character: the code that opens an account once, and the codes that stand in for
/// a lost phone. Only its hash is ever stored.
public struct PaperCode: Sendable {
    /// Crockford's base 32: no I, L, O or U, so that what is written by hand is read as it was meant.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    /// For a code that soon expires: 80 bits.
    private static let shortLength = 16
    /// For one that holds for years: 120 bits (OWASP ASVS 5.0, 6.5.2, asks 112 of what is hashed without a salt).
    private static let longLength = 24

    /// Without the dashes.
    private let characters: String

    /// A new one of 16 characters, or of 24 where it has to hold for long, from the system's secure random numbers.
    public init(lasting isLasting: Bool = false) {
        let length = isLasting ? Self.longLength : Self.shortLength
        characters = String([UInt8].random(length).map { Self.alphabet[Int($0 % 32)] })
    }

    /// What a stranger typed, in any case, with or without dashes and spaces; it may be anything.
    public init(typed text: String) {
        characters = String(
            text.uppercased().filter { !$0.isDash && !$0.isWhitespace }.map { character in
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

    /// SHA-256, 32 bytes. So many random bits are too many to try, so a slow hash would add nothing.
    public var hash: [UInt8] {
        Array(SHA256.hash(data: Data(characters.utf8)))
    }
}

extension Character {
    /// A dash of any kind, as keyboards and word processors put it for a hyphen.
    fileprivate var isDash: Bool {
        unicodeScalars.contains { $0.properties.isDash || $0 == "\u{ad}" }
    }
}
