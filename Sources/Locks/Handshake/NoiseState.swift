import Crypto
import Foundation

/// The symmetric state of one side of a handshake (The Noise Protocol Framework, revision 34, sections 5.1 and 5.2),
/// with X25519, ChaChaPoly and SHA-256.
struct NoiseState: Sendable {
    typealias PrivateKey = Curve25519.KeyAgreement.PrivateKey
    typealias PublicKey = Curve25519.KeyAgreement.PublicKey

    static let protocolName = "Noise_NKpsk0_25519_ChaChaPoly_SHA256"
    /// The size in bytes of a key, of a hash, and of a point on the curve.
    static let size = 32
    static let tagSize = 16

    private var chainingKey: [UInt8]
    /// The hash of the transcript.
    private(set) var hash: [UInt8]
    private var key: SymmetricKey?
    private var counter: UInt64 = 0

    /// - Parameter prologue: data that both sides must agree on without sending it.
    init(prologue: [UInt8]) {
        // The name is longer than a hash, so it is hashed.
        hash = Array(SHA256.hash(data: Data(Self.protocolName.utf8)))
        chainingKey = hash
        mixHash(prologue)
    }

    mutating func mixHash(_ bytes: [UInt8]) { hash = Array(SHA256.hash(data: Data(hash + bytes))) }

    mutating func mixKey(_ material: [UInt8]) {
        let derived = derive(material, count: 2)
        chainingKey = derived[0]
        setKey(derived[1])
    }

    mutating func mixKeyAndHash(_ material: [UInt8]) {
        let derived = derive(material, count: 3)
        chainingKey = derived[0]
        mixHash(derived[1])
        setKey(derived[2])
    }

    /// Mixes in the secret of a key agreement.
    /// - Throws: `lowOrder` if the point gives the same secret with every key.
    mutating func mixAgreement(_ own: PrivateKey, _ other: [UInt8]) throws(HandshakeError) {
        guard let point = try? PublicKey(rawRepresentation: other),
            let secret = try? own.sharedSecretFromKeyAgreement(with: point)
        else { throw .lowOrder }
        let bytes = secret.withUnsafeBytes(Array.init)
        guard bytes.contains(where: { $0 != 0 }) else { throw .lowOrder }
        mixKey(bytes)
    }

    mutating func encrypt(_ plain: [UInt8]) throws(HandshakeError) -> [UInt8] {
        guard let key, let nonce = nextNonce(),
            let box = try? ChaChaPoly.seal(Data(plain), using: key, nonce: nonce, authenticating: Data(hash))
        else { throw .outOfOrder }
        let sealed = Array(box.ciphertext + box.tag)
        mixHash(sealed)
        return sealed
    }

    /// - Throws: `notGenuine` if the other side has different keys, or the message was altered.
    mutating func decrypt(_ sealed: [UInt8]) throws(HandshakeError) -> [UInt8] {
        guard sealed.count >= Self.tagSize else { throw .cut }
        guard let key, let nonce = nextNonce() else { throw .outOfOrder }
        let (text, tag) = (Data(sealed.dropLast(Self.tagSize)), Data(sealed.suffix(Self.tagSize)))
        guard let box = try? ChaChaPoly.SealedBox(nonce: nonce, ciphertext: text, tag: tag),
            let plain = try? ChaChaPoly.open(box, using: key, authenticating: Data(hash))
        else { throw .notGenuine }
        mixHash(sealed)
        return Array(plain)
    }

    /// Returns the two final keys, that of the initiator and that of the responder; 64 bytes.
    func split() -> [UInt8] { derive([], count: 2).flatMap(\.self) }

    private mutating func setKey(_ bytes: [UInt8]) { (key, counter) = (SymmetricKey(data: bytes), 0) }

    /// HKDF as in section 4.3, which is RFC 5869 with the chaining key as salt and empty info.
    private func derive(_ material: [UInt8], count: Int) -> [[UInt8]] {
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: material), salt: Data(chainingKey), info: Data(),
            outputByteCount: count * Self.size)
        let bytes = derived.withUnsafeBytes(Array.init)
        return (0..<count).map { Array(bytes[$0 * Self.size..<($0 + 1) * Self.size]) }
    }

    /// 32 zero bits and the counter, least significant byte first (section 12.3).
    private mutating func nextNonce() -> ChaChaPoly.Nonce? {
        let bytes = [0, 0, 0, 0] + (0..<8).map { UInt8(truncatingIfNeeded: counter >> (8 * UInt64($0))) }
        counter += 1
        return try? ChaChaPoly.Nonce(data: Data(bytes))
    }
}

extension NoiseState {
    /// With a pre-shared key the ephemeral keys are mixed twice (section 9.2).
    mutating func mix(ephemeral point: [UInt8]) {
        mixHash(point)
        mixKey(point)
    }
}
