public import Foundation
import Postgres
public import Presence

extension RecordRepository {
    /// All that was heard of these people in a span of time, in its order.
    public func heard(of people: [Int64], from: Date, to: Date) async throws -> [Observation] {
        try await database.query(
            """
            select person_id, sighting.room_id, scanner_id, beacon_id, rssi, heard_at,
                extract(epoch from leave_after)::float8
            from sighting join room using (room_id) join zone using (zone_id)
            where heard_at >= \(from) and heard_at < \(to) and person_id = any(\(people))
            order by heard_at
            """
        ).map { row in
            let (person, room, scanner, beacon, rssi, heardAt, leaveAfter) = try row.decode(
                (Int64, Int64, Int64?, Int64, Int?, Date, Double).self)
            return Observation(
                person: person, room: room, link: scanner.map(Link.scanner) ?? .client(beacon: beacon),
                beacon: beacon, rssi: rssi.map(Double.init), heardAt: heardAt, leaveAfter: leaveAfter)
        }
    }
}
