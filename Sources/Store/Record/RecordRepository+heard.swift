public import Foundation
import Postgres
public import Presence

extension RecordRepository {
    /// All the evidence of these people in a span of time, in its order; of one list in the order of that.
    ///
    /// A client's list is of one time, that of the newest in it: what it heard a while before is no list of its own.
    public func heard(of people: [Int64], from: Date, to: Date) async throws -> [Observation] {
        let window = EngineSettings().liveWindow
        return try await database.query(
            """
            with told as (
                select person_id, room_id, scanner_id, beacon_id, rssi, heard_at, heard_at as at, ctid as place
                from sighting
                where scanner_id is not null and heard_at >= \(from) and heard_at < \(to)
                    and person_id = any(\(people))
                union all
                select person_id, room_id, scanner_id, beacon_id, rssi, heard_at,
                    max(heard_at) over (partition by person_id, received_at), ctid
                from sighting
                where scanner_id is null and is_aside is null and person_id = any(\(people))
                    and heard_at >= \(from - window) and heard_at < \(to + window)
            )
            select person_id, told.room_id, scanner_id, beacon_id, rssi, at, extract(epoch from leave_after)::float8
            from told join room using (room_id) join zone using (zone_id)
            where at >= \(from) and at < \(to) and at - heard_at <= make_interval(secs => \(window))
            order by at, place
            """
        ).map { row in
            let (person, room, scanner, beacon, rssi, heardAt, leaveAfter) = try row.decode(
                (Int64, Int64, Int64?, Int64, Int?, Date, Double).self)
            return Observation(
                person: person, room: room, link: scanner.map(Link.scanner) ?? .client(beacon: beacon),
                beacon: beacon, rssi: rssi.map(Double.init), heardAt: heardAt, leaveAfter: leaveAfter)
        }
    }

    /// Which badges of these people were followed in a span of time, from the one that was when it began.
    public func followed(of people: [Int64], from: Date, to: Date) async throws -> [FollowedBadge] {
        let told = try await database.pipeline([
            Self.changes(of: people, from: from, to: to), Self.switches(of: people, from: from, to: to),
        ]).flatMap { try $0.map(Self.followedBadge) }.sorted { $0.since < $1.since }
        // Of what was told before, the last alone still held.
        let last = Dictionary(told.filter { $0.since <= from }.map { ($0.person, $0.since) }, uniquingKeysWith: max)
        return told.filter { $0.since >= last[$0.person] ?? .distantPast }
    }

    private static func changes(of people: [Int64], from: Date, to: Date) -> Query {
        """
        select person_id, followed_badge, since, state, room_id from unnest(\(people)) as person (person_id)
            left join lateral (
                select change_id from whereabouts_change before
                where before.person_id = person.person_id and decided_at <= \(from) and followed_badge is not null
                order by change_id desc limit 1
            ) first on true
            join whereabouts_change change using (person_id)
        where change.change_id >= coalesce(first.change_id, 0) and since < \(to) and followed_badge is not null
            and room_id is not null
        order by change.since, change.change_id
        """
    }

    private static func switches(of people: [Int64], from: Date, to: Date) -> Query {
        """
        select person_id, followed_badge, switch.since, state, room_id from unnest(\(people)) as person (person_id)
            left join lateral (
                select since from badge_switch before
                where before.person_id = person.person_id and before.since <= \(from)
                order by before.since desc limit 1
            ) first on true
            join badge_switch switch using (person_id)
        where switch.since >= coalesce(first.since, '-infinity') and switch.since < \(to)
        """
    }

    private static func followedBadge(_ row: Row) throws -> FollowedBadge {
        let (person, badge, since, state, room) = try row.decode(
            (Int64, Int64, Date, Whereabouts.State, Int64).self)
        return FollowedBadge(person: person, badge: badge, since: since, state: state, room: room)
    }
}
