import Crypto
import Foundation

/// The Ed25519 key by which this server proves itself as a station. It is made of the secret key, so that all servers
/// of a database have the same, and each new one is the next of its generations.
public struct StationKey: Sendable {
    private let key: Curve25519.Signing.PrivateKey

    /// - Parameter generation: from 1.
    public init(_ seal: SecretSeal, generation: Int) throws {
        let seed = seal.key(for: "station \(generation)")
        key = try Curve25519.Signing.PrivateKey(rawRepresentation: seed.withUnsafeBytes { Array($0) })
    }

    /// 32 bytes.
    public var publicKey: [UInt8] { Array(key.publicKey.rawRepresentation) }

    /// SHA-256 of the public key.
    public var hash: [UInt8] { Array(SHA256.hash(data: key.publicKey.rawRepresentation)) }

    /// 64 bytes.
    public func sign(_ text: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: text)) }
}
