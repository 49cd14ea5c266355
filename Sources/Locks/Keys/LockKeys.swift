import Crypto
import CryptoExtras
public import Devices
import Foundation

extension LockDialect {
    /// Bytes of the secret.
    public var keySize: Int { self == .hmac ? 64 : 16 }

    /// Bytes of a proof.
    public var proofSize: Int { self == .hmac ? 32 : 16 }
}

/// The secret that a server and a lock share from one activation, an epoch, to the next.
public struct LockKeys: Equatable, Sendable {
    public let dialect: LockDialect
    /// The number of the device that the lock is.
    public let device: Int64
    /// From 1 on; another one after each activation.
    public let epoch: UInt32
    /// To be kept sealed: of `hmac` the key for what the server says, then that for what the lock says, 32 bytes each;
    /// of `aes128` 16 bytes.
    public let bytes: [UInt8]

    /// Nil if the secret has another length than the dialect's.
    public init?(dialect: LockDialect, device: Int64, epoch: UInt32, bytes: [UInt8]) {
        guard bytes.count == dialect.keySize else { return nil }
        (self.dialect, self.device, self.epoch, self.bytes) = (dialect, device, epoch, bytes)
    }
}

/// What a proof is for. Each is only ever made by one side.
enum ProofPurpose: String, CaseIterable, Sendable {
    /// The server: the lock may open.
    case open
    /// The server: it has the keys of the new epoch.
    case confirm
    /// The lock: it has them too.
    case active
    /// The lock, of an attempt.
    case opened, denied, jammed

    var isServers: Bool { self == .open || self == .confirm }
}

/// What a proof is about.
struct Proven: Equatable, Sendable {
    static let nonceSize = 16

    var purpose: ProofPurpose
    /// 0 where it is about no attempt.
    var attempt: Int64 = 0
    /// Zeros where there is none.
    var nonce = [UInt8](repeating: 0, count: nonceSize)
    /// Seconds to hold open.
    var hold = 0
}

extension LockKeys {
    /// The bytes that an HMAC is made over: each is of a fixed length, but for the purpose, which ends with a zero.
    func message(_ proven: Proven) -> [UInt8] {
        Array("rollcall lock \(proven.purpose.rawValue)\0".utf8) + Self.bigEndian(UInt64(bitPattern: device))
            + Self.bigEndian(epoch) + Self.bigEndian(UInt64(bitPattern: proven.attempt)) + proven.nonce
            + Self.bigEndian(UInt32(clamping: proven.hold))
    }

    /// Nil if the dialect has no proof for that.
    func proof(_ proven: Proven) -> [UInt8]? {
        switch (dialect, proven.purpose) {
        case (.hmac, let purpose):
            Array(HMAC<SHA256>.authenticationCode(for: Data(message(proven)), using: hmacKey(purpose)))
        case (.aes128, .open): block(proven.nonce)
        case (.aes128, .confirm): block(Array("rollcall confirm".utf8))
        case (.aes128, _): nil
        }
    }

    /// Whether the dialect has a proof for that; where it has none, whatever is said must be believed.
    func proves(_ purpose: ProofPurpose) -> Bool { dialect == .hmac || purpose.isServers }

    /// Compared in the same time wherever they differ.
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
