import Crypto
public import Devices
import Foundation

/// What a lock must keep on its disk or flash, and must not reveal.
public struct LockMemory: Codable, Equatable, Sendable {  // generated: keys
    public let dialect: LockDialect
    /// Its private key, 32 bytes; made once.
    let privateKey: [UInt8]
    /// The code on its label.
    let codeText: String  // key: code
    /// The valid epoch; nil for a new lock.
    var epoch: UInt32?
    var keyBytes: [UInt8]?  // key: keys

    /// The memory of a new lock: key and code from the system's secure random numbers.
    public init(dialect: LockDialect, code: ActivationCode = .random()) {
        self.init(dialect: dialect, privateKey: NoiseState.PrivateKey(), code: code)
    }

    init(dialect: LockDialect, privateKey: NoiseState.PrivateKey, code: ActivationCode) {
        self.dialect = dialect
        (self.privateKey, codeText) = (Array(privateKey.rawRepresentation), code.text)
    }

    var key: NoiseState.PrivateKey? { try? NoiseState.PrivateKey(rawRepresentation: privateKey) }
    var publicKey: [UInt8] { key.map { Array($0.publicKey.rawRepresentation) } ?? [] }

    /// The data on its label: the fingerprint of its public key, and the activation code.
    public var fingerprint: LockFingerprint { LockFingerprint(publicKey: publicKey) }
    public var code: ActivationCode? { ActivationCode(typed: codeText) }

    func keys(of device: Int64) -> LockKeys? {
        guard let epoch, let keyBytes else { return nil }
        return LockKeys(dialect: dialect, device: device, epoch: epoch, bytes: keyBytes)
    }

    mutating func take(_ keys: LockKeys) { (epoch, keyBytes) = (keys.epoch, keys.bytes) }
}
