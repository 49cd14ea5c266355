public import Foundation
import Postgres
public import Presence

extension RecordRepository {
    /// Of these people, who was said to be in the room of a scanner that was away at an instant, and the last that it had heard of
    /// them: nobody was moved because it went.
    public func orphaned(among people: [Int64], at instant: Date) async throws -> [Observation] {
        try await database.query(
            """
            with away as (
                select scanner.scanner_id, room_id, coalesce(from_at, last_listened_at) as since
                from scanner left join scanner_pause pause
                    on pause.scanner_id = scanner.scanner_id and from_at <= \(instant) and until_at > \(instant)
                where retired_at is null and (from_at is not null or last_listened_at < \(instant))
            )
            select person_id, away.room_id, away.scanner_id, beacon_id, rssi, heard_at,
                extract(epoch from leave_after)::float8
            from unnest(\(people)) as person (person_id)
                cross join lateral (
                    select state, room_id from whereabouts_change change
                    where change.person_id = person.person_id and decided_at <= \(instant)
                    order by change_id desc limit 1
                ) told
                join away on away.room_id = told.room_id join room on room.room_id = told.room_id
                join zone using (zone_id)
                cross join lateral (
                    select beacon_id, rssi, heard_at from sighting
                    where sighting.person_id = person.person_id and sighting.scanner_id = away.scanner_id
                        and sighting.room_id = away.room_id and heard_at > away.since - interval '10 s'
                        and heard_at < least(away.since + interval '1 s', \(instant)) and is_aside is null
                    order by heard_at desc limit 1
                ) last_word
            where state <> 'left'
            order by person_id, heard_at
            """
        ).map { row in
            let (person, room, scanner, beacon, rssi, heardAt, leaveAfter) = try row.decode(
                (Int64, Int64, Int64, Int64, Int?, Date, Double).self)
            return Observation(
                person: person, room: room, link: .scanner(scanner), beacon: beacon, rssi: rssi.map(Double.init),
                heardAt: heardAt, leaveAfter: leaveAfter)
        }
    }
}
