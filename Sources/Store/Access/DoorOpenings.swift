import Foundation
import Locks
public import Postgres

/// Records the periods in which the doors of locks stood open.
public struct DoorOpenings: Sendable {
    let database: any Querying

    /// - Parameter database: for `note`, the transaction of the server that is connected to the devices.
    public init(_ database: any Querying) {
        self.database = database
    }

    /// Records contact reports, in this order. Reports of devices that are not locks are skipped.
    public func note(_ turns: [DoorContactChange]) async throws {
        for turn in turns {
            if turn.isOpen { try await open(turn) } else { try await close(turn) }
        }
    }

    private func open(_ turn: DoorContactChange) async throws {
        let opening = DoorOpening(openedAt: turn.at, bolt: turn.bolt, isWitnessed: turn.isWitnessed)
        let isForced = opening.isForced(despite: try await held(turn))
        try await database.query(
            """
            insert into door_opening (lock_id, opened_at, bolt, is_witnessed, is_forced)
            select lock_id, \(turn.at), \(turn.bolt?.rawValue), \(turn.isWitnessed), \(isForced)
            from lock where device_id = \(turn.device) and retired_at is null
            on conflict do nothing
            """)
    }

    private func close(_ turn: DoorContactChange) async throws {
        try await database.query(
            """
            update door_opening set closed_at = greatest(\(turn.at), opened_at)
            from lock
            where lock.lock_id = door_opening.lock_id and device_id = \(turn.device) and closed_at is null
            """)
    }

    /// Returns the periods for which attempts recently held the lock open: the longest is an hour.
    private func held(_ turn: DoorContactChange) async throws -> [DoorOpening.Held] {
        try await database.query(
            """
            select responded_at, responded_at + make_interval(secs => hold)
            from unlock join lock using (lock_id)
            where device_id = \(turn.device) and retired_at is null
                and asked_at > \(turn.at)::timestamptz - interval '2 hours'
                and responded_at is not null and unlock.state in ('responded', 'opened', 'unconfirmed')
            order by attempt_id desc limit 200
            """
        ).map { row in
            let (from, until) = try row.decode((Date, Date).self)
            return DoorOpening.Held(from: from, until: until)
        }
    }
}
