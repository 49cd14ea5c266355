import Foundation
public import Postgres
public import Vocabulary

/// The whereabouts of all people who were ever heard or placed by a statement.
public struct AllWhereaboutsRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// A page of the matching people, by name.
    public struct Page: Sendable {
        public let people: [(person: Person, location: Location)]
        /// The counts of all matching people, in any state.
        public let counts: [WhereaboutsState: Int]
        /// The total on all pages.
        public let total: Int
        /// The newest change that is certainly included; later ones may be included too.
        public let newestChange: Int64
    }

    /// - Parameters:
    ///   - state: only people in this state; nil for any.
    ///   - zone: only people who are in it, or were last known to be; nil for all.
    ///   - group: only its members; nil for all people.
    ///   - fellows: only members of the groups that this person belongs to; nil for all people.
    public func page(
        _ list: ListQuery, state: WhereaboutsState?, zone: String?, group: Int64?, fellows: Int64?,
        visibleTo visibility: Visibility
    ) async throws -> Page {
        let (people, zones) = Self.visible(visibility)
        let results = try await database.pipeline([
            "select coalesce(max(change_id), 0) from whereabouts_change",
            """
            with asked as (
                select person_id, email, first_name, last_name, classification, state, room_number, zone_name,
                    heard_at, confidence, whereabouts.beacon_id
                from shown_whereabouts whereabouts join person using (person_id)
                    left join \(unescaped: WhereaboutsRepository.lastRoom) on true
                    left join room on room.room_id = last_room.room_id left join zone using (zone_id)
                where (\(people) is null or person_id = any(\(people)) or zone_name = any(\(zones)))
                    and (\(zone) is null or lower(zone_name) = lower(\(zone)))
                    and (\(group) is null or exists (
                        select from group_member member
                        where member.group_id = \(group) and member.person_id = person.person_id))
                    and (\(fellows) is null or exists (
                        select from group_member own join group_member member using (group_id)
                        where own.person_id = \(fellows) and member.person_id = person.person_id))
                    and strpos(
                        searchable(concat_ws(' ', first_name, last_name, email, room_number)),
                        searchable(\(list.search))) > 0
            ), counted as (
                select count(*) filter (where state = 'present') as present,
                    count(*) filter (where state = 'unknown') as unknown, count(*) filter (where state = 'left') as gone
                from asked
            ), page as (
                select * from asked where \(state?.rawValue) is null or state = \(state?.rawValue)
                order by \(unescaped: list.order.people("asked")) limit \(list.limit) offset \(list.offset)
            )
            select present, unknown, gone, whereabouts.person_id, page.email, page.first_name, page.last_name,
                page.classification, page.state, page.room_number, page.zone_name,
                \(unescaped: WhereaboutsRepository.sinceWhen), page.heard_at, page.confidence, beacon.major,
                beacon.minor, \(unescaped: WhereaboutsRepository.source), \(unescaped: WhereaboutsRepository.said)
            from counted left join (page join shown_whereabouts whereabouts using (person_id)) on true
                left join beacon on beacon.beacon_id = page.beacon_id and beacon.room_id is not null
            order by \(unescaped: list.order.people("page"))
            """,
        ])
        return try Self.page(results[1], state: state, newestChange: results[0][0].decode(0))
    }

    /// Returns whose whereabouts are visible: those of these people, and of all people in these zones. Nil for all
    /// people.
    private static func visible(_ visibility: Visibility) -> (people: [Int64]?, zones: [String]) {
        switch visibility {
        case .allPeople: (nil, [])
        case .only(let person): ([person], [])
        case .some(let people, let zones): (Array(people), Array(zones))
        }
    }

    private static func page(_ rows: QueryResult, state: WhereaboutsState?, newestChange: Int64) throws -> Page {
        var counts: [WhereaboutsState: Int] = [:]
        var people: [(person: Person, location: Location)] = []
        for row in rows {
            counts = try [
                .present: row.decode("present", as: Int.self), .unknown: row.decode("unknown", as: Int.self),
                .left: row.decode("gone", as: Int.self),
            ]
            // If the page is empty, the counts are in a row of their own.
            guard try row.decode("person_id", as: Int64?.self) != nil else { continue }
            people.append(try entry(row))
        }
        let total = state.map { counts[$0] ?? 0 } ?? counts.values.reduce(0, +)
        return Page(people: people, counts: counts, total: total, newestChange: newestChange)
    }

    private static func entry(_ row: Row) throws -> (person: Person, location: Location) {
        let (
            _, _, _, id, email, first, last, classification, state, room, zone, since, heard, confidence, major, minor,
            source, by, said
        ) = try row.decode(
            (
                Int, Int, Int, Int64, String, String, String, Classification, WhereaboutsState, String?, String?, Date,
                Date?, Double?, Int?, Int?, VisitSource?, String?, Date?
            ).self)
        let person = Person(
            id: id, email: email, firstName: first, lastName: last, classification: classification)
        let location = Location(
            state: state, roomNumber: room, zoneName: zone, since: since, heardAt: heard, confidence: confidence,
            majorKey: major, minorKey: minor, source: source, said: Said(by: by, at: said))
        return (person, location)
    }
}
