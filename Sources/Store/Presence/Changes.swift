public import Foundation
public import Postgres
public import Vocabulary

/// One live decision, as it was shown.
public struct Change: Equatable, Sendable {
    public let id: Int64
    public let person: Person
    public let state: WhereaboutsState
    public let roomNumber: String?
    public let zoneName: String?
    public let previousRoomNumber: String?
    public let previousZoneName: String?
    public let since: Date
    public let decidedAt: Date
    /// The source of a person's presence; nil if they are not present or if it was not recorded.
    public let source: VisitSource?
    /// 0…1: the share of the evidence that supports the room; nil if the decision is a person's statement.
    public let confidence: Double?
    /// The name of the person who stated it; nil if it is not a person's statement or that person was erased.
    public let saidBy: String?
}

/// The changes of whereabouts, in the order in which they were decided; live events are made from them.
///
/// `whereabouts_change` contains each decision as it was shown, and rows are only added. Live events, history and past
/// instants are read from it and from the visits, so that they are consistent. The last room of a person who is nowhere
/// is that of their last visit, which late sightings correct.
public struct ChangeRepository: Sendable {
    /// The channel on which each commit with changes announces its newest change ID.
    public static let channel = "whereabouts_change"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the newest change ID, 0 if absent.
    public func newest() async throws -> Int64 {
        try await database.query("select coalesce(max(change_id), 0) from whereabouts_change")[0].decode(0)
    }

    /// Returns the changes after one, the oldest first.
    /// - Parameter person: only this person's changes; nil for all.
    public func changes(after id: Int64, of person: Int64? = nil, limit: Int) async throws -> [Change] {
        try await database.query(
            """
            select change_id, person_id, email, first_name, last_name, classification, state,
                room.room_number, zone.zone_name, previous.room_number, previous_zone.zone_name, since, decided_at,
                whereabouts_change.source, confidence, \(unescaped: WhereaboutsRepository.sayer("said_by"))
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
                decided, source, confidence, saidBy
            ) = try row.decode(
                (
                    Int64, Int64, String, String, String, Classification, WhereaboutsState, String?, String?,
                    String?, String?, Date, Date, VisitSource?, Double?, String?
                ).self)
            return Change(
                id: id,
                person: Person(
                    id: person, email: email, firstName: first, lastName: last, classification: classification),
                state: state, roomNumber: room, zoneName: zone, previousRoomNumber: previous,
                previousZoneName: previousZone, since: since, decidedAt: decided, source: source,
                confidence: confidence, saidBy: saidBy)
        }
    }
}
