public import Foundation
public import Postgres
public import Presence

/// The data for correcting the record: how far it was smoothed, what is due, and what was heard.
public struct RecordRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns how far the record of all people has been smoothed; nil if it never was.
    public func progress() async throws -> RecordProgress? {
        let row = try await database.query("select through, untaught_since, untaught_rooms from record_progress")[0]
        let (through, untaughtSince, rooms) = try row.decode((Date?, Date?, [Int64]?).self)
        return through.map {
            RecordProgress(through: $0, untaughtSince: untaughtSince, untaughtRooms: rooms.map(Set.init))
        }
    }

    /// Returns the periods that are due by now, the oldest first.
    public func due(at now: Date, limit: Int) async throws -> [RecordDue] {
        try await database.query(
            """
            select record_due_id, person_id, from_at, until_at, due_at from record_due
            where due_at <= \(now) order by from_at, record_due_id limit \(limit)
            """
        ).map { row in
            let (id, person, from, until, dueAt) = try row.decode((Int64, Int64, Date, Date, Date).self)
            return RecordDue(id: id, person: person, from: from, until: until, dueAt: dueAt)
        }
    }

    /// Returns the known signal strength of each badge.
    public func loudness() async throws -> [Int64: LevelOffset.Estimate] {
        let rows = try await database.query("select beacon_id, mean, certainty from badge_loudness").map { row in
            let (badge, mean, certainty) = try row.decode((Int64, Double, Double).self)
            return (badge, LevelOffset.Estimate(mean: mean, certainty: certainty))
        }
        return Dictionary(rows, uniquingKeysWith: { one, _ in one })
    }

    /// Returns whether the sightings of the day of an instant were deleted, so that only those that arrived later are
    /// stored.
    public func isPartial(at instant: Date) async throws -> Bool {
        try await database.query(
            """
            select exists (
                select from sighting_day where day = (\(instant) at time zone 'UTC')::date and state = 'partial')
            """)[0].decode(0)
    }

    /// Returns the people who were heard in a period.
    public func people(from: Date, to: Date) async throws -> [Int64] {
        try await database.query(
            """
            select distinct person_id from sighting
            where heard_at >= \(from) and heard_at < \(to) and person_id is not null order by person_id
            """
        ).map { try $0.decode(0) }
    }

    /// Returns the times at which scanners were listening in a period.
    public func listeningTimes(from: Date, to: Date) async throws -> ListeningTimes {
        let results = try await database.pipeline([
            "select scanner_id, last_listened_at from scanner where last_listened_at >= \(from)",
            """
            select scanner_id, greatest(from_at, \(from)), until_at from scanner_pause
            where from_at < \(to) and until_at > \(from)
            """,
        ])
        return ListeningTimes(
            lastListened: try results[0].map { try $0.decode((Int64, Date).self) },
            pauses: try results[1].map { try $0.decode((Int64, Date, Date).self) })
    }
}

extension RecordRepository {
    // The inner sort makes the database read each person's part by index; otherwise it expects to need all changes.
    /// Returns, for these people, the last readings of scanners that fell silent, if the person therefore became
    /// unknown at some time in the period.
    public func lastReadings(of people: [Int64], from: Date, to: Date) async throws -> [LastReading] {
        try await database.query(
            """
            select person_id, room_id, quiet_scanner_id, quiet_room_id, followed_badge, last_level,
                extract(epoch from leave_after)::float8, since, until
            from (
                select change.*, lead(since) over (partition by change.person_id order by change.change_id) as until
                from unnest(\(people)) as person (person_id)
                    left join lateral (
                        select change_id from whereabouts_change before
                        where before.person_id = person.person_id and before.since <= \(from)
                        order by change_id desc limit 1
                    ) first on true
                    cross join lateral (
                        select * from whereabouts_change later
                        where later.person_id = person.person_id and change_id >= coalesce(first.change_id, 0)
                        order by change_id
                    ) change
                where change.since < \(to)
            ) told
                join room using (room_id) join zone using (zone_id)
            where quiet_scanner_id is not null and followed_badge is not null and (until is null or until > \(from))
            order by since, person_id
            """
        ).map { row in
            let (person, room, scanner, heardIn, badge, level, leaveAfter, since, until) = try row.decode(
                (Int64, Int64, Int64, Int64?, Int64, Double, Double, Date, Date?).self)
            return LastReading(
                person: person, room: room, scanner: scanner, heardIn: heardIn, badge: badge, level: level,
                leaveAfter: leaveAfter,
                since: since, until: until)
        }
    }
}
