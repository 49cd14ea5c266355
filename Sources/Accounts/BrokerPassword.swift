import Crypto
import CryptoExtras
import Foundation

/// A password as it is in mosquitto's password file, without the name (`src/password_mosq.c` of Mosquitto 2.0):
/// `$7$rounds$salt$hash`, PBKDF2 with HMAC-SHA-512 (RFC 8018, section 5.2), salt and hash in base 64.
public struct BrokerPassword: Equatable, Sendable {
    /// The default of `mosquitto_passwd`. The passwords are random tokens of 256 bits, which no number of rounds makes
    /// harder to guess, and the broker hashes at each login.
    static let rounds = 101
    static let saltLength = 12
    static let hashLength = 64

    public let text: String

    /// Hashes the token of a device with a new salt. Throws if there is not enough memory.
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
