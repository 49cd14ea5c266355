import Foundation
public import Postgres
import Presence

/// The changes of whereabouts, in the order in which they were decided: what live events are made of.
public struct ChangeRepository: Sendable {
    /// The channel on which each commit with changes tells its newest change id.
    public static let channel = "whereabouts_change"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// The newest change id, 0 where there is none.
    public func newest() async throws -> Int64 {
        try await database.query("select coalesce(max(change_id), 0) from whereabouts_change")[0].decode(0)
    }

    /// The changes after one, the oldest first.
    /// - Parameter person: only this person's; nil for everybody's.
    public func changes(after id: Int64, of person: Int64? = nil, limit: Int) async throws -> [Change] {
        try await database.query(
            """
            select change_id, person_id, email, first_name, last_name, classification, state,
                room.room_number, zone.zone_name, previous.room_number, previous_zone.zone_name, since, decided_at
            from whereabouts_change join person using (person_id)
                left join room using (room_id) left join zone using (zone_id)
                left join room previous on previous.room_id = previous_room_id
                left join zone previous_zone on previous_zone.zone_id = previous.zone_id
            where change_id > \(id) and person_id = coalesce(\(person), person_id)
            order by change_id limit \(limit)
            """
        ).map { row in
            let (
                id, person, email, first, last, classification, state, room, zone, previous, previousZone, since,
                decided
            ) = try row.decode(
                (
                    Int64, Int64, String, String, String, PersonClassification, Whereabouts.State, String?, String?,
                    String?, String?, Date, Date
                ).self)
            return Change(
                id: id,
                person: Person(
                    id: person, email: email, firstName: first, lastName: last, classification: classification),
                state: state, roomNumber: room, zoneName: zone, previousRoomNumber: previous,
                previousZoneName: previousZone, since: since, decidedAt: decided)
        }
    }
}
