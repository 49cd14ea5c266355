import Crypto
public import Foundation

/// Seals secrets that have to be read again, with AES-256-GCM, so that the database alone does not reveal them.
public struct SecretSeal: Sendable {
    /// The length of a key in bytes.
    public static let keyLength = 32

    /// The sealed bytes were made with another key or for another owner, or have been changed.
    public struct Broken: Error {}

    /// The owner of a secret; it cannot be opened for another one.
    public enum Owner: Sendable {
        case person(Int64)
        case webhook(Int64)
        /// A lock, by its device id.
        case lock(Int64)
        /// The text on a lock's label.
        case label(Int64)
        case station

        fileprivate var name: Data {
            switch self {
            case .person(let id): Data("person \(id)".utf8)
            case .webhook(let id): Data("webhook \(id)".utf8)
            case .lock(let id): Data("lock \(id)".utf8)
            case .label(let id): Data("label \(id)".utf8)
            case .station: Data("station".utf8)
            }
        }
    }

    private let key: SymmetricKey

    /// Returns nil if the key does not have 32 bytes.
    public init?(key: Data) {
        guard key.count == Self.keyLength else { return nil }
        self.key = SymmetricKey(data: key)
    }

    /// Returns another key, derived from this one for one use: it reveals nothing about this one (HKDF, RFC 5869).
    func key(for use: String, bytes: Int = keyLength) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("rollcall \(use)".utf8), outputByteCount: bytes)
    }

    /// Returns a new key from the system's secure random numbers.
    public static func newKey() -> Data { Data([UInt8].random(keyLength)) }

    /// - Returns: nonce (12 bytes), ciphertext and tag (16 bytes).
    public func seal(_ secret: [UInt8], of owner: Owner) throws -> [UInt8] {
        let box = try AES.GCM.seal(secret, using: key, authenticating: owner.name)
        return Array(box.nonce) + Array(box.ciphertext) + Array(box.tag)
    }

    /// Opens a sealed secret. Throws `Broken`.
    public func open(_ sealed: [UInt8], of owner: Owner) throws -> [UInt8] {
        guard let box = try? AES.GCM.SealedBox(combined: sealed),
            let secret = try? AES.GCM.open(box, using: key, authenticating: owner.name)
        else { throw Broken() }
        return Array(secret)
    }
}
