import Foundation
import Postgres
public import Vocabulary

extension Muster {
    /// How many people a roll-call expects, and how many it does not.
    public struct Counts: Equatable, Sendable {
        public var missing = 0
        public var accountedFor = 0
        /// The people who are not expected.
        public var apart: [MusterStanding: Int] = [:]

        public var total: Int { missing + accountedFor + apart.values.reduce(0, +) }

        mutating func add(_ count: Int, _ standing: MusterStanding, isAccountedFor: Bool) {
            switch standing {
            case .expected where isAccountedFor: accountedFor += count
            case .expected: missing += count
            case .left, .notHeard, .noBadge, .disabled: apart[standing, default: 0] += count
            }
        }
    }
}

extension MusterRepository {
    /// Whether an entry accounts for a person, as in `Witness.accountsFor`.
    static let accounts = "latest.witness in ('seen', 'said_present', 'seen_leaving', 'known_absent')"

    /// From when on a person counts as heard today, at the time `now` of `asked`: the beginning of the school's day,
    /// but at least twelve hours ago, so that a roll-call after midnight includes people who were there before. Also
    /// whether the roll-call is closed.
    static let moment = """
        moment as (
            select least(
                    asked.now - interval '12 hours',
                    date_trunc('day', asked.now at time zone time_zone) at time zone time_zone) as today,
                coalesce((select closed_at is not null from muster where muster_id = asked.muster_id), false)
                    as is_closed
            from asked, site
        )
        """

    /// The standing by current beliefs. A person believed to be in the building is expected, whatever the state of
    /// their account.
    static let standingNow = """
        case when whereabouts.state = 'present' then 'expected'
            when whereabouts.state = 'unknown'
                and greatest(whereabouts.heard_at, whereabouts.said_at) >= (select today from moment) then 'expected'
            when person.disabled_at is not null then 'disabled'
            when whereabouts.state = 'left'
                and greatest(whereabouts.heard_at, whereabouts.said_at) >= (select today from moment) then 'left'
            when whereabouts.state is not null
                or exists (select from badge_issue where badge_issue.person_id = person.person_id)
                or exists (select from client_report where client_report.person_id = person.person_id) then 'not_heard'
            else 'no_badge' end
        """

    /// The standing of each person in the roll-call in question. A person who was expected once stays expected: in a
    /// fire people leave, and are found at the gate. For a closed roll-call it is the stored standing.
    static let standings = """
        \(moment), stood as (
            select person.person_id,
                case when latest.witness <> 'taken_back' then 'expected'
                    when belief.standing = 'expected' then 'expected'
                    when (select is_closed from moment) then coalesce(belief.standing, 'not_heard')
                    else \(standingNow) end as standing
            from person left join shown_whereabouts whereabouts using (person_id)
                left join latest on latest.person_id = person.person_id
                left join muster_belief belief on belief.person_id = person.person_id
                    and belief.muster_id = (select muster_id from asked)
            where not (select is_closed from moment) or belief.person_id is not null or latest.person_id is not null
        )
        """

    /// Stores what is believed of all people as a roll-call begins.
    func keepBeliefs(_ muster: Int64, at now: Date) async throws {
        try await database.query(
            """
            with asked as (select \(muster)::bigint as muster_id, \(now)::timestamptz as now), \(unescaped: Self.moment)
            insert into muster_belief (muster_id, person_id, state, room_number, heard_at, standing)
            select \(muster), person.person_id, state, room_number, heard_at, \(unescaped: Self.standingNow)
            from person left join shown_whereabouts whereabouts using (person_id)
                left join \(unescaped: WhereaboutsRepository.lastRoom) on true
                left join room on room.room_id = last_room.room_id
            """)
    }

    /// Stores the standings of all people as it ends, including those who came in the meantime.
    func keepStandings(_ muster: Int64, at now: Date) async throws {
        try await database.query(
            """
            with asked as (select \(muster)::bigint as muster_id, \(now)::timestamptz as now), \(unescaped: Self.moment)
            insert into muster_belief (muster_id, person_id, standing)
            select \(muster), person.person_id, \(unescaped: Self.standingNow)
            from person left join shown_whereabouts whereabouts using (person_id)
            on conflict (muster_id, person_id) do update set standing = excluded.standing
            where muster_belief.standing <> 'expected'
            """)
    }
}
