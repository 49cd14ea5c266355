public import Foundation
import Phrases
public import Postgres
import Vocabulary

/// How many people are and were in rooms. At the instants of a series, a person counts as unknown for at most a day.
public struct OccupancyRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// A room by its number. Retired rooms that had the number before belong to it.
    public struct Place: Equatable, Sendable {
        public let number: String
        public let zone: String
        let rooms: [Room]
    }

    /// One of several rooms with the same number, each of which may have been in a different zone.
    struct Room: Equatable, Sendable {
        let id: Int64
        let zone: String
    }

    /// Instants at regular intervals.
    public struct Instants: Equatable, Sendable {  // generated: init
        public let first: Date
        /// In seconds.
        public let step: Int
        public let count: Int

        public subscript(_ index: Int) -> Date { first.addingTimeInterval(Double(index * step)) }
    }

    /// How many people are present, and how many are unknown but were last there.
    public struct Count: Equatable, Sendable {
        public var present = 0
        public var unknown = 0
    }

    /// Returns the rooms in use of a zone, by number. Throws `Refusal` if there is no such zone.
    public func places(ofZone zone: String) async throws -> [Place] {
        let results = try await database.pipeline([
            "select from zone where lower(zone_name) = lower(\(zone))",
            """
            select room_number, zone_name, room_id from room join zone using (zone_id)
            where lower(zone_name) = lower(\(zone)) and retired_at is null order by lower(room_number)
            """,
        ])
        guard !results[0].isEmpty else { throw Refusal.notFound(.noZoneNamed(zone)) }
        return try results[1].map { row in
            let (number, zone, id) = try row.decode((String, String, Int64).self)
            return Place(number: number, zone: zone, rooms: [Room(id: id, zone: zone)])
        }
    }

    /// Returns the room with this number. Throws `Refusal` if there is no such room.
    public func place(numbered number: String) async throws -> Place {
        let rows = try await database.query(
            """
            select room_number, zone_name, room_id from room join zone using (zone_id)
            where lower(room_number) = lower(\(number)) order by retired_at desc nulls first
            """
        ).map { try $0.decode((String, String, Int64).self) }
        guard let newest = rows.first else { throw Refusal.notFound(.noRoomNumbered(number)) }
        return Place(number: newest.0, zone: newest.1, rooms: rows.map { Room(id: $0.2, zone: $0.1) })
    }

    /// Returns for each place how many visible people are there now and were there at each instant.
    public func counts(
        in places: [Place], at instants: Instants, visibleTo visibility: Visibility
    ) async throws -> [(now: Count, then: [Count])] {
        let seen = Seen(places, visibility)
        let results = try await database.pipeline([Self.now(seen), Self.changes(seen, instants)])
        var counts = places.map { _ in (now: Count(), then: [Count](repeating: Count(), count: instants.count)) }
        for row in results[0] {
            let (place, present, unknown) = try row.decode((Int, Int, Int).self)
            counts[place].now = Count(present: present, unknown: unknown)
        }
        for row in results[1] {
            let (place, instant, present, unknown) = try row.decode((Int, Int, Int, Int).self)
            counts[place].then[instant] = Count(present: present, unknown: unknown)
        }
        return counts.map { ($0.now, Self.summed($0.then)) }
    }

    /// Converts the differences from one instant to the next into counts.
    private static func summed(_ changes: [Count]) -> [Count] {
        var count = Count()
        return changes.map { change in
            count = Count(present: count.present + change.present, unknown: count.unknown + change.unknown)
            return count
        }
    }
}

extension OccupancyRepository {
    /// The rooms in question, as columns: the index of the place, and whether all people there may be seen.
    private struct Seen {
        var rooms: [Int64] = []
        var places: [Int] = []
        var isOpen: [Bool] = []
        var people: [Int64] = []

        init(_ places: [Place], _ visibility: Visibility) {
            for (index, place) in places.enumerated() {
                for room in place.rooms {
                    rooms.append(room.id)
                    self.places.append(index)
                    isOpen.append(visibility.showsAll(in: room.zone))
                }
            }
            switch visibility {
            case .allPeople: break
            case .only(let person): people = [person]
            case .some(let people, _): self.people = Array(people)
            }
        }
    }

    private static func now(_ seen: Seen) -> Query {
        """
        with wanted as (
            select * from unnest(\(seen.rooms), \(seen.places), \(seen.isOpen)) as wanted (room_id, place, is_open)
        ), believed as (
            select person_id, room_id, true as is_present from shown_whereabouts where state = 'present'
            union all
            select person_id, last_room.room_id, false
            from shown_whereabouts whereabouts left join \(unescaped: WhereaboutsRepository.lastRoom) on true
            where state = 'unknown'
        )
        select place, count(*) filter (where is_present), count(*) filter (where not is_present)
        from wanted join believed using (room_id) where is_open or person_id = any(\(seen.people)) group by place
        """
    }

    /// A visit counts from the first instant that it covers up to, but not including, the first that it does not. A
    /// person whose visit ended as `unknown` counts as unknown until their next visit, until another state was
    /// believed, or for a day.
    private static func changes(_ seen: Seen, _ instants: Instants) -> Query {
        let last = instants[instants.count - 1]
        let dayBefore = instants.first.addingTimeInterval(-86_400)
        return """
            with wanted as (
                select * from unnest(\(seen.rooms), \(seen.places), \(seen.isOpen)) as wanted (room_id, place, is_open)
            ), stay as (
                select place, is_open, person_id, true as is_present, entered_at as begins, left_at as ends
                from wanted join visit using (room_id) where span && tstzrange(\(instants.first), \(last), '[]')
                union all
                select place, is_open, person_id, false, left_at, least(left_at + interval '24 h', coalesce(
                    (select entered_at from visit next
                    where next.person_id = visit.person_id and next.entered_at >= visit.left_at
                    order by entered_at limit 1), case when state <> 'unknown' then since end))
                from wanted join visit using (room_id) left join shown_whereabouts whereabouts using (person_id)
                where end_reason = 'unknown' and left_at > \(dayBefore) and left_at <= \(last)
            ), covered as (
                select place, is_present,
                    greatest(0, ceil(extract(epoch from begins - \(instants.first)) / \(instants.step)))::int8 as first,
                    ceil(extract(epoch from ends - \(instants.first)) / \(instants.step))::int8 as after
                from stay where is_open or person_id = any(\(seen.people))
            ), change as (
                select place, is_present, first as instant, 1 as by from covered where after is null or after > first
                union all
                select place, is_present, after, -1 from covered where after > first
            )
            select place, instant, coalesce(sum(by) filter (where is_present), 0)::int8,
                coalesce(sum(by) filter (where not is_present), 0)::int8
            from change where instant < \(instants.count) group by place, instant
            """
    }
}
