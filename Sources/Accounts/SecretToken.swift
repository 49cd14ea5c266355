import Crypto
import Foundation

/// A random secret that stands for a login, a scanner or a link. Only its hash is ever stored.
public struct SecretToken: Sendable {
    /// The text that the holder presents: base64url without padding (RFC 4648, section 5), 43 characters for 256 bits.
    public let text: String

    /// Creates a token from the system's secure random numbers.
    /// - Parameter bits: the number of random bits; a multiple of 8.
    public init(bits: Int = 256) {
        text = Data([UInt8].random(bits / 8)).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Creates a token from a text that a stranger presents; it may be anything.
    public init(shown text: String) {
        self.text = text
    }

    /// The SHA-256 of the text, 32 bytes. The secret is random and long, so a slow hash would add nothing.
    public var hash: [UInt8] {
        Array(SHA256.hash(data: Data(text.utf8)))
    }
}

extension [UInt8] {
    /// Returns bytes from the system's secure random numbers.
    static func random(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
