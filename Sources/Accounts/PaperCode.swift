import Crypto
import Foundation

/// A random secret for paper, 5 bits per character: the code that opens an account once, and the codes that replace a
/// lost phone. Only its hash is ever stored.
public struct PaperCode: Sendable {
    /// Crockford's base 32: without I, L, O and U, which are easily misread in handwriting.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    /// The length of a code that soon expires: 80 bits.
    private static let shortLength = 16
    /// The length of a code that is valid for years: 120 bits (OWASP ASVS 5.0, 6.5.2, requires 112 for what is hashed
    /// without a salt).
    private static let longLength = 24

    /// The characters without the dashes.
    private let characters: String

    /// Creates a code of 16 characters, or of 24 if it is valid for long, from the system's secure random numbers.
    public init(lasting isLasting: Bool = false) {
        let length = isLasting ? Self.longLength : Self.shortLength
        characters = String([UInt8].random(length).map { Self.alphabet[Int($0 % 32)] })
    }

    /// Reads what a stranger typed, in any case, with or without dashes and spaces; it may be anything.
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

    /// The code as it is shown: `7K4M-9QXT-2WPA-B3CD`.
    public var text: String {
        var groups: [Substring] = []
        var rest = characters[...]
        while !rest.isEmpty {
            groups.append(rest.prefix(4))
            rest = rest.dropFirst(4)
        }
        return groups.joined(separator: "-")
    }

    /// SHA-256, 32 bytes. The code has too many random bits to be guessed, so a slow hash would add nothing.
    public var hash: [UInt8] {
        Array(SHA256.hash(data: Data(characters.utf8)))
    }
}

extension Character {
    /// Whether it is a dash of any kind, as keyboards and word processors insert for a hyphen.
    fileprivate var isDash: Bool {
        unicodeScalars.contains { $0.properties.isDash || $0 == "\u{ad}" }
    }
}
