import Crypto
public import Foundation

/// Seals secrets that have to be read again, with AES-256-GCM, so that the database alone does not tell them.
public struct SecretSeal: Sendable {
    /// Bytes of a key.
    public static let keyLength = 32

    /// The sealed bytes were made with another key or for somebody else, or have been changed.
    public struct Broken: Error {}

    private let key: SymmetricKey

    /// Nil where the key does not have 32 bytes.
    public init?(key: Data) {
        guard key.count == Self.keyLength else { return nil }
        self.key = SymmetricKey(data: key)
    }

    /// A new key from the system's secure random numbers.
    public static func newKey() -> Data { Data([UInt8].random(keyLength)) }

    /// - Parameter owner: whose it is; it cannot be opened as somebody else's.
    /// - Returns: nonce (12 bytes), ciphertext and tag (16 bytes).
    public func seal(_ secret: [UInt8], of owner: Int64) throws -> [UInt8] {
        let box = try AES.GCM.seal(secret, using: key, authenticating: Self.name(owner))
        return Array(box.nonce) + Array(box.ciphertext) + Array(box.tag)
    }

    /// Throws `Broken`.
    public func open(_ sealed: [UInt8], of owner: Int64) throws -> [UInt8] {
        guard let box = try? AES.GCM.SealedBox(combined: sealed),
            let secret = try? AES.GCM.open(box, using: key, authenticating: Self.name(owner))
        else { throw Broken() }
        return Array(secret)
    }

    private static func name(_ owner: Int64) -> Data { Data("person \(owner)".utf8) }
}
