public import Devices
public import Foundation
public import Postgres
import Vocabulary

/// The recorded facts on which rules depend.
public struct RuleHistory: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the beliefs about people at an instant, as they were shown.
    public func beliefs(at instant: Date) async throws -> [(person: Int64, belief: RoomCounts.Belief)] {
        try await database.query(
            """
            select last.change_id, last.person_id, last.state, last.room_id, last.previous_room_id, last.decided_at
            from person cross join lateral (
                select * from whereabouts_change
                where whereabouts_change.person_id = person.person_id and decided_at < \(instant)
                order by change_id desc limit 1) last
            """
        ).map { row in
            let change = try RuleFacts.change(row)
            return (change.person, change.belief)
        }
    }

    /// A period in which a scanner stood in a room, and when it listened.
    public struct Listening: Equatable, Sendable {
        public let scanner: Int64
        public let room: Int64
        /// When it was installed there; `.distantPast` if it has always been there.
        public let since: Date
        /// When it was moved away; nil if it is still there.
        public let until: Date?
        /// When it did not listen during the period.
        public let pauses: [Range<Date>]
    }

    /// Returns the periods of all scanners that stood in rooms during a time range.
    public func listening(from start: Date, through end: Date, now: Date) async throws -> [Listening] {
        let results = try await database.pipeline([
            """
            select scanner_id, place.room_id, greatest(since, \(start)), least(gone_at, retired_at)
            from (
                select scanner_id, room_id, since, lead(since) over (partition by scanner_id order by since) as gone_at
                from scanner_place
            ) place join scanner using (scanner_id)
            where since <= \(end) and coalesce(least(gone_at, retired_at), 'infinity') >= \(start)
            order by scanner_id, since
            """,
            """
            select scanner_id, greatest(from_at, \(start)), least(until_at, \(end)) from (
                select scanner_id, from_at, until_at from scanner_pause
                union all
                select scanner_id, coalesce(last_listened_at, '-infinity'), 'infinity' from scanner
                where last_listened_at is null
                    or last_listened_at < \(now.addingTimeInterval(-RuleFacts.timeout))
            ) pause
            where from_at < \(end) and until_at > \(start)
            """,
        ])
        var pauses: [Int64: [Range<Date>]] = [:]
        for row in results[1] {
            let (scanner, from, until) = try row.decode((Int64, Date, Date).self)
            if from < until { pauses[scanner, default: []].append(from..<until) }
        }
        return try results[0].map { row in
            let (scanner, room, since, until) = try row.decode((Int64, Int64, Date, Date?).self)
            return Listening(
                scanner: scanner, room: room, since: since, until: until, pauses: pauses[scanner] ?? [])
        }
    }

    /// Returns what devices reported when their commands ended, which is the only stored record of their state.
    public func devices(
        from start: Date, through end: Date
    ) async throws -> [(device: Int64, properties: DeviceProperties, at: Date)] {
        try await database.query(
            """
            select device_id, outcome_state, ended_at from command
            where ended_at >= \(start) and ended_at <= \(end) and outcome_state is not null
            order by ended_at, command_id limit 100000
            """
        ).map { row in
            (try row.decode("device_id"), try row.json("outcome_state") ?? [:], try row.decode("ended_at"))
        }
    }
}
