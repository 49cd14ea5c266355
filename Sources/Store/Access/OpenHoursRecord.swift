public import Foundation
public import Locks
public import Postgres

/// The data that decides whether doors are held open during their opening hours, and the attempts that do so.
public struct OpenHoursRecord: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// A lock in use that has opening hours and keys.
    public struct Door: Equatable, Sendable {
        public let lock: Int64
        public let hours: OpenHours
        public let isConnected: Bool
        /// Whether a scanner of the room behind it is listening.
        public let isHeard: Bool
        /// Whether a scanner currently places a member of staff in that room.
        public let isStaffBehind: Bool
        /// When a member of staff was last known to be there, within the time that a door waits for them.
        public let staffAt: Date?
    }

    /// Returns these doors. A badge that is heard in two places is not evidence, nor are reports of phones or
    /// statements of people.
    public func doors(at now: Date) async throws -> [Door] {
        try await database.query(
            """
            select lock_id, open_hours, connected, exists (
                    select from scanner
                    where scanner.room_id = lock.room_id and scanner.retired_at is null
                        and \(listeningAt: now)
                ) as heard, exists (
                    select from shown_whereabouts shown join person using (person_id)
                    where shown.room_id = lock.room_id and shown.state = 'present' and classification = 'staff'
                        and correction_id is null and not exists (
                            select from beacon where beacon.beacon_id = shown.beacon_id and beacon.room_id is not null)
                        and not exists (
                            select from alert
                            where alert.person_id = person.person_id and kind = 'badge_twice' and closed_at is null)
                ) as staff, (
                    select max(least(coalesce(left_at, \(now)), \(now)))
                    from visit join person using (person_id)
                    where visit.room_id = lock.room_id and classification = 'staff' and source = 'scanner'
                        and span && tstzrange(\(now.addingTimeInterval(-OpenDoor.timeout)), \(now), '[]')
                ) as staff_at
            from lock join device_state using (device_id) cross join site
            where lock.retired_at is null and open_hours is not null and epoch is not null
                and (dialect <> 'aes128' or allow_weak_locks)
            order by lock_id
            """
        ).map { row in
            Door(
                lock: try row.decode("lock_id"), hours: OpenHours(try row.json("open_hours") ?? []),
                isConnected: try row.decode("connected"), isHeard: try row.decode("heard"),
                isStaffBehind: try row.decode("staff"), staffAt: try row.decode("staff_at"))
        }
    }

    /// A door to be held open.
    public struct Hold: Equatable, Sendable {  // generated: init
        public let lock: Int64
        /// The duration in seconds.
        public let seconds: Int
        /// Whether a member of staff is behind it; nil if no scanner is listening.
        public let isStaffBehind: Bool?
        /// How long ago that was the case, in milliseconds.
        public let ago: Int
    }

    /// Records attempts without a caller, which the server connected to the locks carries out. If such an attempt is
    /// under way at a lock, no other is added.
    public func hold(_ holds: [Hold], at now: Date) async throws {
        try await database.query(
            """
            insert into unlock
                (lock_id, room_id, asked_at, way, source, is_granted, sight, sight_source, sight_ms, hold, state)
            select lock.lock_id, room_id, \(now), 'open_hours', 'server', true, sight, 'whereabouts', ago, seconds,
                'asked'
            from unnest(\(holds.map(\.lock)), \(holds.map(\.seconds)), \(holds.map(\.sight)), \(holds.map(\.ago)))
                    as wanted (lock_id, seconds, sight, ago)
                join lock on lock.lock_id = wanted.lock_id
            where lock.retired_at is null and epoch is not null and not exists (
                select from unlock other
                where other.lock_id = lock.lock_id and other.way = 'open_hours' and other.ended_at is null)
            """)
    }
}

extension OpenHoursRecord.Hold {
    fileprivate var sight: String { isStaffBehind.map { $0 ? "seen" : "not_seen" } ?? "blind" }
}
