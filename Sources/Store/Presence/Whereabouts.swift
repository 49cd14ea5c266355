public import Foundation
import Phrases
public import Postgres
import Vocabulary

/// The current and past whereabouts of people.
public struct WhereaboutsRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// The last room of a person who is not present, according to the record, which late sightings may have changed. If
    /// the person has been heard again since, the record may lag behind, so a visit that ended before that is ignored.
    static let lastRoom = """
        lateral (
            select coalesce(
                (select case when left_at > whereabouts.since - interval '5 s' then room_id end from visit
                where visit.person_id = whereabouts.person_id and whereabouts.state <> 'present'
                order by entered_at desc limit 1),
                whereabouts.room_id) as room_id
        ) last_room
        """

    /// Since when a state holds. For a present person it is the start of their recorded visit, which late sightings may
    /// have moved back. If the record has placed them elsewhere until a moment ago, its visit is still to be corrected
    /// and is ignored.
    static let sinceWhen = """
        coalesce(
            (select case when left_at is null and entered_at < whereabouts.since + interval '1 min' then entered_at end
            from visit where visit.person_id = whereabouts.person_id order by entered_at desc limit 1), since)
        """

    /// The source of a person's presence: their client, a scanner or a person's statement. For other states, the basis
    /// of their latest visit. It reads `shown_whereabouts` under the alias `whereabouts`.
    static let source = """
        case when whereabouts.correction_id is not null then 'person'
            when whereabouts.state is distinct from 'present' then
            (select source from visit where visit.person_id = whereabouts.person_id order by entered_at desc limit 1)
            when exists (
                select from beacon where beacon.beacon_id = whereabouts.beacon_id and beacon.room_id is not null)
            then 'client' else 'scanner' end
        """

    /// Returns the title of the author whom a column names; null if they were erased.
    static func sayer(_ column: String) -> String {
        """
        (select \(PersonRepository.title(of: "sayer"))
            from subject join person sayer using (person_id) where subject_id = \(column))
        """
    }

    /// The author and the time of the statement that is shown, under the same alias.
    static let said = "\(sayer("whereabouts.said_by")), whereabouts.said_at"

    /// Returns what is believed of a person; nil if they were never heard and no person has placed them.
    public func location(of person: Int64) async throws -> Location? {
        try await database.query(
            """
            select state, room_number, zone_name, \(unescaped: Self.sinceWhen), heard_at, confidence, beacon.major, \
            beacon.minor,
                \(unescaped: Self.source), \(unescaped: Self.said)
            from shown_whereabouts whereabouts left join \(unescaped: Self.lastRoom) on true
                left join room on room.room_id = last_room.room_id left join zone using (zone_id)
                left join beacon on beacon.beacon_id = whereabouts.beacon_id and beacon.room_id is not null
            where person_id = \(person)
            """
        ).first.map { row in
            let (state, room, zone, since, heard, confidence, major, minor, source, by, said) = try row.decode(
                (
                    WhereaboutsState, String?, String?, Date, Date?, Double?, Int?, Int?, VisitSource?, String?, Date?
                ).self)
            return Location(
                state: state, roomNumber: room, zoneName: zone, since: since, heardAt: heard,
                confidence: confidence, majorKey: major, minorKey: minor, source: source,
                said: Said(by: by, at: said))
        }
    }

    /// Returns when a person's client last reported, with a resolution of half a minute; nil if it never did.
    public func clientReportedAt(of person: Int64) async throws -> Date? {
        try await database.query("select reported_at from client_report where person_id = \(person)").first?.decode(0)
    }

    /// Returns the visits that overlap a period, the newest first, at most 1,000.
    /// - Parameter zones: only visits in these; nil for all.
    public func visits(of person: Int64, from: Date?, to: Date?, zones: Set<String>? = nil) async throws -> [Visit] {
        try await database.query(
            """
            select visit_id, room_number, zone_name, visit.entered_at, visit.left_at, end_reason, source,
                \(unescaped: Self.sayer("said_by")), said_at, reason
            from visit join room using (room_id) join zone using (zone_id)
                left join correction using (correction_id)
            where visit.person_id = \(person) and span && tstzrange(\(from), \(to), '[]')
                and (\(zones.map(Array.init)) is null or zone_name = any(\(zones.map(Array.init))))
            order by visit.entered_at desc limit 1000
            """
        ).map { row in
            let (id, room, zone, entered, left, end, source, by, said, reason) = try row.decode(
                (
                    Int64, String, String, Date, Date?, VisitEnd?, VisitSource?, String?, Date?, String?
                ).self)
            return Visit(
                id: id, roomNumber: room, zoneName: zone, enteredAt: entered, leftAt: left, end: end,
                source: source, said: Said(by: by, at: said), reason: reason)
        }
    }

    /// Returns the people in a room now. Throws `Refusal` if there is no such room.
    public func occupants(ofRoom number: String, in order: ReadingOrder = .english) async throws -> [Occupant] {
        let room = try await room(numbered: number)
        return try await database.query(
            """
            select person_id, email, first_name, last_name, classification, zone_name,
                \(unescaped: Self.sinceWhen), heard_at, \(unescaped: Self.source), \(unescaped: Self.said)
            from shown_whereabouts whereabouts join person using (person_id) join room using (room_id)
                join zone using (zone_id)
            where room_id = any(\(room)) and state = 'present'
            order by \(unescaped: order.people())
            """
        ).map(Self.occupant)
    }

    /// Returns the people in a room at an instant, by the record of visits.
    public func occupants(
        ofRoom number: String, at instant: Date, in order: ReadingOrder = .english
    ) async throws -> [Occupant] {
        let room = try await room(numbered: number)
        return try await database.query(
            """
            select person.person_id, email, first_name, last_name, classification, zone_name, visit.entered_at,
                null::timestamptz, source, \(unescaped: Self.sayer("said_by")), said_at
            from visit join person using (person_id) join room on room.room_id = visit.room_id
                join zone using (zone_id) left join correction using (correction_id)
            where visit.room_id = any(\(room)) and span @> \(instant)
            order by \(unescaped: order.people())
            """
        ).map(Self.occupant)
    }

    /// Returns all rooms with this number: it may have belonged to retired rooms as well as to one in use.
    private func room(numbered number: String) async throws -> [Int64] {
        let rows = try await database.query("select room_id from room where lower(room_number) = lower(\(number))")
        guard !rows.isEmpty else { throw Refusal.notFound(.noRoomNumbered(number)) }
        return try rows.map { try $0.decode(0) }
    }

    private static func occupant(_ row: Row) throws -> Occupant {
        let (id, email, first, last, classification, zone, since, heard, source, by, said) = try row.decode(
            (
                Int64, String, String, String, Classification, String, Date, Date?, VisitSource?, String?, Date?
            ).self)
        let person = Person(
            id: id, email: email, firstName: first, lastName: last, classification: classification)
        return Occupant(
            person: person, zoneName: zone, since: since, heardAt: heard, source: source, said: Said(by: by, at: said))
    }
}
