public import Devices
public import Foundation
public import Postgres

/// Attempts and activations as the owner of the engine sees them. Everything except reading runs in its transaction,
/// under its lease.
public struct UnlockOutbox: Sendable {
    let transaction: Transaction

    /// Verifies the lease. Throws `Lease.Lost` if it is no longer held.
    public init(_ transaction: Transaction, under lease: Lease) async throws {
        guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
        self.transaction = transaction
    }

    /// An attempt that has not ended, with the data needed to bring it to its lock.
    public struct Open: Equatable, Sendable {
        public let id: Int64
        public let lock: Int64
        public let device: Int64
        public let askedAt: Date
        public let state: UnlockState
        public let hold: Int
        public let isStepped: Bool
        public let dialect: LockDialect
        /// Nil if the lock no longer has keys.
        public let epoch: Int64?
        public let sealedKeys: [UInt8]?
    }

    /// A change of an attempt's state.
    public struct Move: Equatable, Sendable {  // generated: init
        public let id: Int64
        public let state: UnlockState
        public let reason: String?
        /// The epoch of the keys with which it was brought to the lock.
        public let epoch: Int64?
    }

    /// Returns the attempts that have not ended, the oldest first.
    /// - Parameter ids: only these; nil for all.
    public static func open(_ database: some Querying, ids: [Int64]? = nil) async throws -> [Open] {
        try await database.query(
            """
            select attempt_id, lock_id, device_id, asked_at, state, hold, is_stepped, dialect, lock.epoch, sealed_keys
            from unlock join lock using (lock_id)
            where ended_at is null and (\(ids)::bigint[] is null or attempt_id = any(\(ids)))
            order by attempt_id
            """
        ).map { row in
            let (id, lock, device, askedAt, state, hold, isStepped, dialect, epoch, keys) = try row.decode(
                (Int64, Int64, Int64, Date, UnlockState, Int, Bool, LockDialect, Int64?, [UInt8]?).self)
            return Open(
                id: id, lock: lock, device: device, askedAt: askedAt, state: state, hold: hold, isStepped: isStepped,
                dialect: dialect, epoch: epoch, sealedKeys: keys)
        }
    }

    /// Writes state changes of attempts, in order. A response is not recorded, and must not be sent, if the lock was
    /// reset, activated again or retired since the attempt began, or has become too weak; such an attempt times out.
    /// - Returns: attempts that had already ended, no longer exist, or must not be answered.
    public func move(_ moves: [Move], at now: Date) async throws -> Set<Int64> {
        var lost: Set<Int64> = []
        var rest = moves[...]
        while !rest.isEmpty {
            // A single statement can change a row only once.
            var ids: Set<Int64> = []
            let turn = Array(rest.prefix { ids.insert($0.id).inserted })
            lost.formUnion(ids.subtracting(try await write(turn, at: now)))
            rest = rest.dropFirst(turn.count)
        }
        return lost
    }

    private func write(_ moves: [Move], at now: Date) async throws -> [Int64] {
        try await transaction.query(
            """
            update unlock set state = told.state, epoch = coalesce(told.epoch, unlock.epoch),
                outcome_reason = left(told.reason, 64),
                responded_at = case when told.state = 'responded' then \(now) else responded_at end,
                ended_at = case when is_end then greatest(\(now), asked_at) end
            from unnest(\(moves.map(\.id)), \(moves.map(\.state.rawValue)), \(moves.map(\.reason)),
                \(moves.map(\.epoch)), \(moves.map(\.state.isEnd))) as told (attempt_id, state, reason, epoch, is_end)
            where unlock.attempt_id = told.attempt_id and ended_at is null
                and (told.state <> 'responded' or exists (
                    select from lock cross join site
                    where lock.lock_id = unlock.lock_id and retired_at is null and lock.epoch = told.epoch
                        and (dialect <> 'aes128' or allow_weak_locks)))
            returning unlock.attempt_id
            """
        ).map { try $0.decode(0) }
    }

    /// Stores the lock's random bytes of a stepped attempt, and notifies those who wait for them.
    public func keep(nonce: [UInt8], of attempt: Int64) async throws {
        try await transaction.query(
            """
            with kept as (
                update unlock set nonce = \(nonce) where attempt_id = \(attempt) and ended_at is null
                returning attempt_id, lock_id, state
            )
            select pg_notify(\(UnlockRepository.channel), attempt_id || ' ' || lock_id || ' ' || state) from kept
            """)
    }

    /// Replaces the keys of a lock by those of a new epoch.
    /// - Returns: false if another activation was started in the meantime, or the lock was reset.
    public func keep(sealedKeys: [UInt8], epoch: Int64, ofDevice device: Int64, at now: Date) async throws -> Bool {
        try await !transaction.query(
            """
            update lock set epoch = \(epoch), sealed_keys = \(sealedKeys), activated_at = \(now)
            where device_id = \(device) and activation_epoch = \(epoch) and activation_asked_at is not null
                and retired_at is null
            returning lock_id
            """
        ).isEmpty
    }

    /// Ends an activation.
    /// - Parameter error: a code for the reason of the failure; nil on success.
    public func endActivation(ofDevice device: Int64, epoch: Int64, error: String?) async throws {
        try await transaction.query(
            """
            update lock set activation_asked_at = null, sealed_label = null, activation_error = \(error)
            where device_id = \(device) and activation_epoch = \(epoch) and activation_asked_at is not null
            """)
    }
}

extension UnlockRepository {
    /// Makes the owner of the engine send the response of a stepped attempt.
    public func proceed(_ attempt: UnlockOutcome) async throws {
        try await database.query(
            "select pg_notify(\(Self.channel), \("\(attempt.id) \(attempt.lock) \(Self.proceeding)"))")
    }

    /// Sent in place of a state if a stepped attempt is to continue.
    public static let proceeding = "proceed"
}
