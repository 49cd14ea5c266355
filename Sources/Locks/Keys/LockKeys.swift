import Crypto
import CryptoExtras
public import Devices
import Foundation

extension LockDialect {
    /// The size of the secret in bytes.
    public var keySize: Int { self == .hmac ? 64 : 16 }

    /// The size of a proof in bytes.
    public var proofSize: Int { self == .hmac ? 32 : 16 }
}

/// The secret that a server and a lock share from one activation to the next, a period called an epoch.
public struct LockKeys: Equatable, Sendable {
    public let dialect: LockDialect
    /// The device number of the lock.
    public let device: Int64
    /// Starts at 1 and changes with each activation.
    public let epoch: UInt32
    /// Must be stored encrypted. For `hmac` the key for the server's messages, then that for the lock's messages, 32
    /// bytes each; for `aes128` 16 bytes.
    public let bytes: [UInt8]

    /// Returns nil if the secret has another length than the dialect requires.
    public init?(dialect: LockDialect, device: Int64, epoch: UInt32, bytes: [UInt8]) {
        guard bytes.count == dialect.keySize else { return nil }
        (self.dialect, self.device, self.epoch, self.bytes) = (dialect, device, epoch, bytes)
    }
}

extension LockKeys {
    /// Returns the input of the HMAC: each part has a fixed length, except for the purpose, which ends with a zero.
    func message(_ proven: Proven) -> [UInt8] {
        Array("rollcall lock \(proven.purpose.rawValue)\0".utf8) + Self.bigEndian(UInt64(bitPattern: device))
            + Self.bigEndian(epoch) + Self.bigEndian(UInt64(bitPattern: proven.attempt)) + proven.nonce
            + Self.bigEndian(UInt32(clamping: proven.hold))
    }

    /// Returns nil if the dialect has no proof for this.
    func proof(_ proven: Proven) -> [UInt8]? {
        switch (dialect, proven.purpose) {
        case (.hmac, let purpose):
            Array(HMAC<SHA256>.authenticationCode(for: Data(message(proven)), using: hmacKey(purpose)))
        case (.aes128, .open): block(proven.nonce)
        case (.aes128, .confirm): block(Array("rollcall confirm".utf8))
        case (.aes128, _): nil
        }
    }

    /// Returns whether the dialect has a proof for this purpose; otherwise the message must be believed without one.
    func proves(_ purpose: ProofPurpose) -> Bool { dialect == .hmac || purpose.isServers }

    /// Compares in constant time.
    func isGenuine(_ proof: [UInt8]?, _ proven: Proven) -> Bool {
        guard proves(proven.purpose) else { return true }
        guard let proof, let expected = self.proof(proven), proof.count == expected.count else { return false }
        return zip(proof, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func hmacKey(_ purpose: ProofPurpose) -> SymmetricKey {
        SymmetricKey(data: purpose.isServers ? bytes.prefix(32) : bytes.suffix(32))
    }

    private func block(_ bytes: [UInt8]) -> [UInt8]? {
        var block = bytes
        guard (try? AES.permute(&block, key: SymmetricKey(data: self.bytes))) != nil else { return nil }
        return block
    }

    private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian, Array.init)
    }
}
