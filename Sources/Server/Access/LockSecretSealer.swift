import Accounts
import Foundation
import Locks
import Store

/// Seals the secrets that a lock and this school share, in the same way as those of one-time codes.
struct LockSecretSealer: Sendable {
    /// What an admin typed from a lock's label.
    struct Label: Codable, Equatable, Sendable {
        var fingerprint: String?
        var code: String?
    }

    let file: SecretKeyFile

    /// Seals the keys of a lock. Throws `ConfigurationError` if there is no key and none can be made.
    func seal(_ keys: LockKeys) throws -> [UInt8] {
        try file.existingOrNew().seal(keys.bytes, of: .lock(keys.device))
    }

    /// Returns the keys with which an attempt is sent to its lock; nil if it has none. Throws `ConfigurationError`, or
    /// `SecretSeal.Broken`.
    func keys(for attempt: UnlockOutbox.Open) throws -> LockKeys? {
        guard let sealed = attempt.sealedKeys, let epoch = attempt.epoch.flatMap(UInt32.init(exactly:)) else {
            return nil
        }
        let bytes = try file.existing().open(sealed, of: .lock(attempt.device))
        return LockKeys(dialect: attempt.dialect, device: attempt.device, epoch: epoch, bytes: bytes)
    }

    func seal(_ label: Label, ofDevice device: Int64) throws -> [UInt8] {
        try file.existingOrNew().seal(Array(JSONEncoder().encode(label)), of: .label(device))
    }

    func label(_ sealed: [UInt8], ofDevice device: Int64) throws -> Label {
        try JSONDecoder().decode(Label.self, from: Data(file.existing().open(sealed, of: .label(device))))
    }
}
