public import Foundation
import Postgres
public import Presence
import Vocabulary

extension RecordRepository {
    /// Returns all the evidence about these people in a period, to be read in parts; see `HeardCursor`.
    /// - Parameter people: the people of all parts.
    public func heard(of people: [Int64], from: Date, to: Date) async throws -> HeardCursor {
        try await database.query(HeardCursor.declaration(of: people, from: from, to: to))
        return HeardCursor(database: database, leaveTimes: try await leaveTimes())
    }

    /// Returns the leave time of each room's zone, in seconds.
    private func leaveTimes() async throws -> [Int64: Double] {
        let rows = try await database.query(
            "select room_id, extract(epoch from leave_after)::float8 from room join zone using (zone_id)")
        return Dictionary(try rows.map { try $0.decode((Int64, Double).self) }, uniquingKeysWith: { one, _ in one })
    }

    /// Returns the badges of these people that were followed in a period, beginning with the one followed at its start.
    public func followed(of people: [Int64], from: Date, to: Date) async throws -> [FollowedBadge] {
        let told = try await database.pipeline([
            Self.changes(of: people, from: from, to: to), Self.switches(of: people, from: from, to: to),
        ]).flatMap { try $0.map(Self.followedBadge) }.sorted { $0.since < $1.since }
        // Of the earlier switches, only the last was still in force.
        let last = Dictionary(told.filter { $0.since <= from }.map { ($0.person, $0.since) }, uniquingKeysWith: max)
        return told.filter { $0.since >= last[$0.person] ?? .distantPast }
    }

    private static func changes(of people: [Int64], from: Date, to: Date) -> Query {
        """
        select person.person_id, followed_badge, since, state, room_id from unnest(\(people)) as person (person_id)
            left join lateral (
                select change_id from whereabouts_change before
                where before.person_id = person.person_id and decided_at <= \(from) and followed_badge is not null
                order by change_id desc limit 1
            ) first on true
            cross join lateral (
                select * from whereabouts_change later
                where later.person_id = person.person_id and change_id >= coalesce(first.change_id, 0)
                order by change_id
            ) change
        where since < \(to) and followed_badge is not null and room_id is not null
        order by change.since, change.change_id
        """
    }

    private static func switches(of people: [Int64], from: Date, to: Date) -> Query {
        """
        select person.person_id, followed_badge, switch.since, state, room_id from unnest(\(people)) as person \
        (person_id)
            left join lateral (
                select since from badge_switch before
                where before.person_id = person.person_id and before.since <= \(from)
                order by before.since desc limit 1
            ) first on true
            cross join lateral (
                select * from badge_switch later
                where later.person_id = person.person_id and later.since >= coalesce(first.since, '-infinity')
                    and later.since < \(to)
                order by later.since
            ) switch
        """
    }

    private static func followedBadge(_ row: Row) throws -> FollowedBadge {
        let (person, badge, since, state, room) = try row.decode(
            (Int64, Int64, Date, WhereaboutsState, Int64).self)
        return FollowedBadge(person: person, badge: badge, since: since, state: state, room: room)
    }
}
