public import Foundation
import Postgres
public import Vocabulary

extension Muster {
    /// One person on the muster list.
    public struct Line: Equatable, Sendable {
        public let person: Person
        public let groups: [String]
        /// Nil for a person who was never heard and whom no person has placed.
        public let state: WhereaboutsState?
        /// The room where they are, or where they were last known to be.
        public let roomNumber: String?
        public let zoneName: String?
        public let heardAt: Date?
        public let confidence: Double?
        /// The basis of their latest visit; nil if that was not recorded.
        public let source: VisitSource?
        /// The statement about where they are that overrides what receivers hear, if any.
        public let placed: Said?
        /// Whether the roll-call expects the person.
        public let standing: MusterStanding
        /// What was believed when the roll-call began.
        public let atStart: Belief?
        /// The latest entry about them.
        public let entry: Entry?
        /// Whether the latest entries of two witnesses contradict each other.
        public let isDisputed: Bool

        public var isAccountedFor: Bool { entry?.witness.accountsFor ?? false }
    }

    public struct Belief: Equatable, Sendable {
        public let state: WhereaboutsState
        public let roomNumber: String?
        public let heardAt: Date?
    }

    /// Some lines of the muster list.
    public struct Page: Equatable, Sendable {
        public let lines: [Muster.Line]
        /// The counts of all matching people, not only of these lines.
        public let counts: Muster.Counts
    }
}

extension MusterRepository {
    /// The latest entry about each person, and the people with disputed entries; `asked` selects the roll-call.
    static let entries = """
        latest as (
            select distinct on (person_id) person_id, witness, note, said_by, phone_id, said_at, version
            from muster_entry where muster_id = (select muster_id from asked)
            order by person_id, said_at desc, version desc
        ), disputed as (
            select person_id from (
                select distinct on (person_id, said_by, phone_id) person_id, witness from muster_entry
                where muster_id = (select muster_id from asked)
                order by person_id, said_by, phone_id, said_at desc, version desc) own
            where witness <> 'taken_back' group by person_id
            having count(distinct case when witness in ('seen', 'said_present', 'seen_leaving') then 'there'
                else witness end) > 1
        )
        """
    /// People who are in the zone in question, or were when the roll-call began: those who leave it stay on its list.
    private static let ofZone = """
        select person_id from shown_whereabouts whereabouts join \(WhereaboutsRepository.lastRoom) on true
            join room on room.room_id = last_room.room_id
        where room.zone_id = (select zone_id from asked)
        union
        select person_id from muster_belief belief join room on lower(room.room_number) = lower(belief.room_number)
        where belief.muster_id = (select muster_id from asked) and room.retired_at is null
            and room.zone_id = (select zone_id from asked)
        """

    /// Helpers cannot search for people by their addresses.
    private static let chosen = """
        strpos(searchable(person.first_name || ' ' || person.last_name
                || case when (select is_helper from asked) then '' else ' ' || person.email end),
            searchable((select search from asked))) > 0
        and ((select zone_id from asked) is null or person.person_id in (\(ofZone)))
        """

    /// Returns whether a person is on the list of a helper.
    public func shows(_ person: Int64, to helper: Helper) async throws -> Bool {
        guard let zone = helper.zone else { return true }
        return try await database.query(
            """
            with asked as (select \(helper.muster)::bigint as muster_id, \(zone)::bigint as zone_id)
            select exists (select from (\(unescaped: Self.ofZone)) shown where person_id = \(person))
            """)[0].decode(0)
    }

    /// Returns a page of the matching people, with the counts of all of them.
    /// - Parameters:
    ///   - version: only lines of people with entries after it; all people are counted.
    ///   - helper: only people whom this helper may see.
    public func lines(
        _ muster: Int64?, after version: Int64? = nil, _ list: ListQuery, for helper: Helper? = nil, at now: Date
    ) async throws -> Muster.Page {
        let results = try await database.pipeline([
            """
            with asked as (
                select \(muster)::bigint as muster_id, \(list.search)::text as search, \(version)::bigint as version,
                    \(helper?.zone)::bigint as zone_id, \(helper != nil)::boolean as is_helper,
                    \(now)::timestamptz as now
            ), \(unescaped: Self.entries), \(unescaped: Self.standings)
            select person.person_id, person.email, person.first_name, person.last_name, person.classification,
                groups.names, whereabouts.state, room.room_number, zone_name, whereabouts.heard_at, confidence,
                \(unescaped: WhereaboutsRepository.source) as source,
                \(unescaped: WhereaboutsRepository.sayer("whereabouts.said_by")) as placed_by,
                whereabouts.said_at as placed_at, stood.standing,
                belief.state as state_then, belief.room_number as room_then, belief.heard_at as heard_then,
                latest.witness, latest.note, latest.said_at,
                coalesce(
                    \(unescaped: PersonRepository.title(of: "sayer")), \(unescaped: Self.helperTitle)) as said_by,
                latest.version, disputed.person_id is not null as is_disputed
            from stood join person using (person_id) left join shown_whereabouts whereabouts using (person_id)
                left join \(unescaped: WhereaboutsRepository.lastRoom) on true
                left join room on room.room_id = last_room.room_id left join zone using (zone_id)
                left join (
                    select person_id,
                        array_agg(group_name order by \(unescaped: list.order.column("group_name"))) as names
                    from group_member join school_group using (group_id) group by person_id
                ) groups on groups.person_id = person.person_id
                left join latest on latest.person_id = person.person_id
                left join disputed on disputed.person_id = person.person_id
                left join subject on subject.subject_id = latest.said_by
                left join person sayer on sayer.person_id = subject.person_id
                left join muster_phone phone on phone.phone_id = latest.phone_id
                left join muster_link link on link.link_id = phone.link_id
                left join muster_belief belief
                    on belief.person_id = person.person_id and belief.muster_id = \(muster)
            where \(unescaped: Self.chosen)
                and ((select version from asked) is null or latest.version > (select version from asked))
            order by disputed.person_id is null, coalesce(\(unescaped: Self.accounts), false),
                array_position(\(MusterStanding.allCases.map(\.rawValue)), stood.standing),
                \(unescaped: list.order.people())
            limit \(list.limit) offset \(list.offset)
            """,
            """
            with asked as (
                select \(muster)::bigint as muster_id, \(list.search)::text as search,
                    \(helper?.zone)::bigint as zone_id, \(helper != nil)::boolean as is_helper,
                    \(now)::timestamptz as now
            ), \(unescaped: Self.entries), \(unescaped: Self.standings)
            select standing, coalesce(\(unescaped: Self.accounts), false) as is_accounted_for, count(*)
            from stood join person using (person_id) left join latest using (person_id)
            where \(unescaped: Self.chosen) group by standing, is_accounted_for
            """,
        ])
        var counts = Muster.Counts()
        for row in results[1] {
            let (standing, isAccountedFor, count) = try row.decode((MusterStanding, Bool, Int).self)
            counts.add(count, standing, isAccountedFor: isAccountedFor)
        }
        return Muster.Page(lines: try results[0].map(Self.line), counts: counts)
    }

    private static func line(_ row: Row) throws -> Muster.Line {
        let person = Person(
            id: try row.decode("person_id"), email: try row.decode("email"), firstName: try row.decode("first_name"),
            lastName: try row.decode("last_name"), classification: try row.decode("classification"))
        let stateThen: WhereaboutsState? = try row.decode("state_then")
        let (roomThen, heardThen): (String?, Date?) = (try row.decode("room_then"), try row.decode("heard_then"))
        let witness: Witness? = try row.decode("witness")
        let entry = try witness.map { witness in
            Muster.Entry(
                version: try row.decode("version"), person: person, witness: witness, note: try row.decode("note"),
                saidBy: try row.decode("said_by"), saidAt: try row.decode("said_at"), receivedAt: nil)
        }
        return Muster.Line(
            person: person, groups: try row.decode("names", as: [String]?.self) ?? [], state: try row.decode("state"),
            roomNumber: try row.decode("room_number"), zoneName: try row.decode("zone_name"),
            heardAt: try row.decode("heard_at"), confidence: try row.decode("confidence"),
            source: try row.decode("source"),
            placed: Said(by: try row.decode("placed_by"), at: try row.decode("placed_at")),
            standing: try row.decode("standing"),
            atStart: stateThen.map { Muster.Belief(state: $0, roomNumber: roomThen, heardAt: heardThen) },
            entry: entry, isDisputed: try row.decode("is_disputed"))
    }
}
