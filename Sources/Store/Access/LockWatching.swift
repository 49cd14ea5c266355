public import Foundation
public import Locks
public import Postgres

/// Facts about locks, from which faults are detected.
public struct LockWatching: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    public struct Watched: Equatable, Sendable {
        public let lock: Int64
        /// The room that it leads into.
        public let room: Int64
        public let signs: LockHealth
    }

    /// How long a forced door is reported, in seconds: as long as closed alerts are still checked.
    private static let forcedFor: TimeInterval = 300

    /// Returns all locks in use.
    public func locks(at now: Date) async throws -> [Watched] {
        try await database.query(
            """
            select lock.lock_id, lock.room_id, connected, connected_at, properties ->> 'bolt' as bolt,
                case when jsonb_typeof(properties -> 'battery') = 'number'
                    then (properties ->> 'battery')::float8 end as battery,
                opening.opened_at, held.until as held_until, forced.opened_at as forced_at, jammed.ended_at as jammed_at
            from lock join device_state using (device_id)
                left join door_opening opening on opening.lock_id = lock.lock_id and opening.closed_at is null
                left join lateral (
                    select max(last.responded_at + make_interval(secs => last.hold)) as until
                    from (
                        select responded_at, hold from unlock
                        where unlock.lock_id = lock.lock_id and responded_at is not null
                            and unlock.state in ('responded', 'opened', 'unconfirmed')
                            and asked_at > \(now)::timestamptz - interval '2 hours'
                        order by attempt_id desc limit 20
                    ) last
                    where opening.opened_at is not null
                ) held on true
                left join lateral (
                    select max(old.opened_at) as opened_at from door_opening old
                    where old.lock_id = lock.lock_id and old.is_forced
                        and old.opened_at > \(now.addingTimeInterval(-Self.forcedFor))
                ) forced on true
                left join lateral (
                    select max(ended_at) as ended_at from unlock
                    where unlock.lock_id = lock.lock_id and unlock.state = 'jammed'
                        and asked_at > \(now.addingTimeInterval(-2 * LockHealth.jamMemory))
                ) jammed on true
            where retired_at is null order by lock.lock_id
            """
        ).map { row in
            Watched(
                lock: try row.decode("lock_id"), room: try row.decode("room_id"),
                signs: LockHealth(
                    isConnected: try row.decode("connected"), connectedAt: try row.decode("connected_at"),
                    bolt: try row.decode("bolt", as: String?.self).flatMap(BoltState.init(rawValue:)),
                    battery: try row.decode("battery"), openSince: try row.decode("opened_at"),
                    heldUntil: try row.decode("held_until"), forcedAt: try row.decode("forced_at"),
                    jammedAt: try row.decode("jammed_at")))
        }
    }

    /// Returns the lock in use with this device; nil if there is none.
    public func lock(ofDevice device: Int64) async throws -> Int64? {
        try await database.query(
            "select lock_id from lock where device_id = \(device) and retired_at is null"
        ).first?.decode(0)
    }

    /// Returns the attempts of the last minute that were denied.
    public func denied(at now: Date) async throws -> DeniedAttempts {
        DeniedAttempts(
            try await database.query(
                """
                select lock_id, room_id, person_id, asked_at from unlock
                where asked_at > \(now.addingTimeInterval(-DeniedAttempts.span)) and state = 'refused'
                order by attempt_id desc limit 10000
                """
            ).map { row in
                let (lock, room, person, at) = try row.decode((Int64, Int64, Int64?, Date).self)
                return DeniedAttempts.Attempt(lock: lock, room: room, person: person, at: at)
            })
    }
}
