import Crypto
import CryptoExtras
import Foundation

/// The line that mosquitto's password file has for a password, without the name (`src/password_mosq.c` of Mosquitto
/// 2.0): `$7$rounds$salt$hash`, PBKDF2 with HMAC-SHA-512 (RFC 8018, section 5.2), salt and hash in base 64.
public struct BrokerPassword: Equatable, Sendable {
    /// What `mosquitto_passwd` takes. The passwords are random tokens of 256 bits, which no number of rounds makes
    /// harder to guess, and the broker hashes at each login.
    static let rounds = 101
    static let saltLength = 12
    static let hashLength = 64

    public let text: String

    /// For a token that a device shows, under a new salt. Throws where there is not enough memory.
    public init(_ token: SecretToken) throws {
        try self.init(token, salt: .random(Self.saltLength))
    }

    init(_ token: SecretToken, salt: [UInt8]) throws {
        let key = try KDF.Insecure.PBKDF2.deriveKey(
            from: Array(token.text.utf8), salt: salt, using: .sha512, outputByteCount: Self.hashLength,
            unsafeUncheckedRounds: Self.rounds)
        let hash = key.withUnsafeBytes { Data($0) }
        text = "$7$\(Self.rounds)$\(Data(salt).base64EncodedString())$\(hash.base64EncodedString())"
    }
}
