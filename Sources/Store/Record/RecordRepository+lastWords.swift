public import Foundation
import Postgres
public import Presence

extension RecordRepository {
    // Ordered by itself, each person's part is read by its index; else all that was ever said is expected to be needed.
    /// Of these people, what scanners that fell quiet had last said, where that left somebody unknown at some time of a span.
    public func lastWords(of people: [Int64], from: Date, to: Date) async throws -> [LastWord] {
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
            return LastWord(
                person: person, room: room, scanner: scanner, heardIn: heardIn, badge: badge, level: level,
                leaveAfter: leaveAfter,
                since: since, until: until)
        }
    }
}
