import Crypto
import Foundation

/// The Ed25519 key with which this server authenticates as a station. It is derived from the secret key, so all servers
/// of a database have the same one, and each new key is the next generation.
public struct StationKey: Sendable {
    private let key: Curve25519.Signing.PrivateKey

    /// - Parameter generation: counts from 1.
    public init(_ seal: SecretSeal, generation: Int) throws {
        let seed = seal.key(for: "station \(generation)")
        key = try Curve25519.Signing.PrivateKey(rawRepresentation: seed.withUnsafeBytes { Array($0) })
    }

    /// The public key, 32 bytes.
    public var publicKey: [UInt8] { Array(key.publicKey.rawRepresentation) }

    /// The SHA-256 of the public key.
    public var hash: [UInt8] { Array(SHA256.hash(data: key.publicKey.rawRepresentation)) }

    /// Returns a signature of 64 bytes.
    public func sign(_ text: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: text)) }
}
