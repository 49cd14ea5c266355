public import Devices
public import Foundation
import Phrases
public import Postgres

/// Activations of locks: any server accepts the request, and the owner of the engine performs the handshake.
public struct LockActivations: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// A lock that is to be activated.
    public struct Target: Equatable, Sendable {
        public let lock: Int64
        public let device: Int64
        public let dialect: LockDialect
        /// The epoch that the activation would begin.
        public let epoch: Int64
        /// The setting `allow_weak_locks`.
        public let allowsWeak: Bool
    }

    /// An activation that is under way.
    public struct Pending: Equatable, Sendable {
        public let lock: Int64
        public let device: Int64
        public let dialect: LockDialect
        public let epoch: Int64
        public let askedAt: Date
        /// The label that the admin typed, sealed.
        public let sealedLabel: [UInt8]
        /// Whether the stored keys of the lock are already those of this activation.
        public let isKept: Bool
    }

    /// The state of an activation.
    public enum Standing: Equatable, Sendable {
        case pending
        case done
        /// The activation failed with this error code.
        case failed(String)
        /// The lock was retired or reset, or another activation was started.
        case replaced
    }

    /// Returns the lock in use, locked against changes until the end of the transaction. Throws `Refusal`.
    public func target(_ lock: Int64) async throws -> Target {
        let row = try await database.query(
            """
            select lock_id, device_id, dialect, last_epoch + 1, allow_weak_locks from lock, site
            where lock_id = \(lock) and retired_at is null for no key update of lock
            """
        ).first
        guard let row else { throw LockRepository.missing }
        let (id, device, dialect, epoch, allowsWeak) = try row.decode(
            (Int64, Int64, LockDialect, Int64, Bool).self)
        return Target(lock: id, device: device, dialect: dialect, epoch: epoch, allowsWeak: allowsWeak)
    }

    /// Requests an activation, which replaces one that is under way.
    public func ask(_ target: Target, sealedLabel: [UInt8], at now: Date) async throws {
        try await database.query(
            """
            update lock set last_epoch = \(target.epoch), activation_epoch = \(target.epoch),
                activation_asked_at = \(now), sealed_label = \(sealedLabel), activation_error = null
            where lock_id = \(target.lock)
            """)
    }

    public func standing(_ lock: Int64, epoch: Int64) async throws -> Standing {
        let row = try await database.query(
            """
            select epoch, activation_asked_at is not null, activation_error from lock
            where lock_id = \(lock) and activation_epoch = \(epoch) and retired_at is null
            """
        ).first
        guard let row else { return .replaced }
        let (kept, isPending, error) = try row.decode((Int64?, Bool, String?).self)
        if isPending { return .pending }
        if let error { return .failed(error) }
        return kept == epoch ? .done : .replaced
    }

    /// Returns the activations that are under way, for the owner of the engine.
    public func pending() async throws -> [Pending] {
        try await database.query(
            """
            select lock_id, device_id, dialect, activation_epoch, activation_asked_at, sealed_label,
                epoch is not distinct from activation_epoch
            from lock where activation_asked_at is not null and retired_at is null order by lock_id
            """
        ).map { row in
            let (lock, device, dialect, epoch, askedAt, label, isKept) = try row.decode(
                (Int64, Int64, LockDialect, Int64, Date, [UInt8], Bool).self)
            return Pending(
                lock: lock, device: device, dialect: dialect, epoch: epoch, askedAt: askedAt, sealedLabel: label,
                isKept: isKept)
        }
    }

    /// Deletes the keys of a lock. Throws `Refusal`.
    public func reset(_ lock: Int64) async throws {
        let rows = try await database.query(
            """
            update lock set epoch = null, sealed_keys = null, activated_at = null, activation_asked_at = null,
                sealed_label = null, activation_epoch = null
            where lock_id = \(lock) and retired_at is null returning lock_id
            """)
        guard !rows.isEmpty else { throw LockRepository.missing }
    }
}
