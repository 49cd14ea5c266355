import Foundation
import Postgres
import Presence
import Vocabulary

extension IngestTransaction {
    /// Closes the visits that ended, then opens those that began. The table refuses overlaps, so a backdated visit
    /// gives up the time that belongs to an earlier one.
    ///
    /// The record may have been corrected in the meantime: a visit that would now end before it begins is deleted, and
    /// one that lasts at least until the person is found in its room again is continued. A visit that a person stated
    /// is never extended.
    static func visits(_ transitions: [Transition]) -> [Query] {
        changedVisits(transitions) + leavings(transitions)
    }

    /// Records that people left if they were unknown before and are now known to have left.
    private static func leavings(_ transitions: [Transition]) -> [Query] {
        let gone = transitions.filter { $0.before?.state == .unknown && $0.after.state == .left }.map(\.person)
        guard !gone.isEmpty else { return [] }
        return [RecordedVisit.endInLeaving(of: gone, checked: false)]
    }

    /// Returns the latest visit of each person in a list. Sorting by time makes the database use the index by time,
    /// whatever it assumes about the size of the table: a search for the open visit might read all visits of the
    /// person, or all open ones.
    private static func latestVisit(of people: String) -> String {
        """
        lateral (
            select visit_id, room_id, entered_at, left_at, correction_id from visit
            where visit.person_id = \(people).person_id
            order by visit.entered_at desc limit 1
        ) latest
        """
    }

    /// Compares with an array element, so that the visit is looked up by its number alone. For plain equality the
    /// database might read all visits in the order of their numbers, which seems cheap while there are none.
    private static func isVisit(of people: String) -> String { "visit.visit_id = any(array[\(people).visit_id])" }

    private static func changedVisits(_ transitions: [Transition]) -> [Query] {
        let ended = transitions.filter { $0.visitEndedAt != nil }
        let begun = transitions.filter(\.opensVisit)
        var statements: [Query] = []
        if !ended.isEmpty { statements.append(end(ended)) }
        if !begun.isEmpty { statements.append(begin(begun)) }
        return statements
    }

    private static func end(_ transitions: [Transition]) -> Query {
        """
        with ended as materialized (
            select ended.left_at, reason, visit_id, entered_at < ended.left_at as was_there
            from unnest(
                \(transitions.map(\.person)), \(transitions.compactMap(\.visitEndedAt)),
                \(transitions.compactMap { $0.visitEnd?.rawValue })
            ) as ended (person_id, left_at, reason), \(unescaped: latestVisit(of: "ended"))
            where latest.left_at is null
        ), gone as (
            delete from visit using ended where \(unescaped: isVisit(of: "ended")) and not was_there
        )
        update visit set left_at = ended.left_at, end_reason = reason
        from ended where \(unescaped: isVisit(of: "ended")) and was_there
        """
    }

    private static func begin(_ transitions: [Transition]) -> Query {
        """
        with begun as materialized (
            select begun.*, latest.left_at, latest.visit_id,
                latest.room_id = begun.room_id and latest.left_at >= begun.entered_at
                    and latest.correction_id is null as resumes
            from unnest(
                \(transitions.map(\.person)), \(transitions.map(\.after.room)), \(transitions.map(\.after.since)),
                \(transitions.map { source(of: $0.after) })
            ) as begun (person_id, room_id, entered_at, source)
                left join \(unescaped: latestVisit(of: "begun")) on true
        ), resumed as (
            update visit set left_at = null, end_reason = null
            from begun where \(unescaped: isVisit(of: "begun")) and resumes
        )
        insert into visit (person_id, room_id, entered_at, source)
        select person_id, room_id, greatest(entered_at, left_at), source from begun where resumes is not true
        """
    }

    private static func source(of whereabouts: Whereabouts) -> String {
        (whereabouts.link?.isClient == true ? VisitSource.client : .scanner).rawValue
    }

    static func insertChanges(_ changes: [(id: Int64, transition: Transition)]) -> Query {
        let transitions = changes.map(\.transition)
        return """
            insert into whereabouts_change
                (change_id, person_id, state, room_id, previous_room_id, since, decided_at, confidence,
                followed_badge, quiet_scanner_id, quiet_room_id, last_level, source)
            select * from unnest(
                \(changes.map(\.id)), \(transitions.map(\.person)), \(transitions.map(\.after.state.rawValue)),
                \(transitions.map(\.after.room)), \(transitions.map(\.before?.room)),
                \(transitions.map(\.after.since)), \(transitions.map(\.after.decidedAt)),
                \(transitions.map(\.after.confidence)), \(transitions.map(\.after.badge)),
                \(transitions.map(\.quiet?.scanner)), \(transitions.map(\.quiet?.room)),
                \(transitions.map(\.quiet?.level)),
                \(transitions.map { $0.after.state == .present ? source(of: $0.after) : nil }))
            """
    }

    static func insertSwitches(_ switches: [FollowedBadge]) -> Query {
        """
        insert into badge_switch (person_id, since, followed_badge, state, room_id)
        select * from unnest(
            \(switches.map(\.person)), \(switches.map(\.since)), \(switches.map(\.badge)),
            \(switches.map(\.state.rawValue)), \(switches.map(\.room)))
        on conflict (person_id, since) do nothing
        """
    }

    static func upsertWhereabouts(
        _ people: [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)]
    ) -> Query {
        let all = people.map(\.whereabouts)
        return """
            insert into whereabouts
                (person_id, state, room_id, since, heard_at, decided_at, confidence, scanner_id, beacon_id, \
                followed_badge,
                followed_session, followed_carried_at, visit_id, quiet_scanner_id, quiet_room_id, last_level)
            select believed.person_id, state, room_id, since, heard_at, decided_at, confidence, scanner_id,
                (select beacon.beacon_id from beacon where beacon.beacon_id = believed.beacon_id),
                (select beacon.beacon_id from beacon where beacon.beacon_id = believed.followed_badge),
                followed_session, followed_carried_at, case when state = 'present' then (
                    select case when left_at is null then visit_id end from visit
                    where visit.person_id = believed.person_id order by entered_at desc limit 1) end,
                quiet_scanner_id, quiet_room_id, last_level
            from unnest(
                \(people.map(\.person)), \(all.map(\.state.rawValue)), \(all.map(\.room)), \(all.map(\.since)),
                \(all.map(\.heardAt)), \(all.map(\.decidedAt)), \(all.map(\.confidence)),
                \(all.map { $0.link?.scanner }), \(all.map(\.beacon)), \(all.map(\.badge)),
                \(all.map(\.client)), \(all.map(\.clientCarriedAt)), \(people.map(\.quiet?.scanner)),
                \(people.map(\.quiet?.room)), \(people.map(\.quiet?.level))
            ) as believed
                (person_id, state, room_id, since, heard_at, decided_at, confidence, scanner_id, beacon_id, \
                followed_badge,
                followed_session, followed_carried_at, quiet_scanner_id, quiet_room_id, last_level)
            on conflict (person_id) do update set state = excluded.state, room_id = excluded.room_id,
                since = excluded.since, heard_at = excluded.heard_at, decided_at = excluded.decided_at,
                confidence = excluded.confidence, scanner_id = excluded.scanner_id,
                beacon_id = excluded.beacon_id, followed_badge = excluded.followed_badge,
                followed_session = excluded.followed_session, followed_carried_at = excluded.followed_carried_at,
                visit_id = excluded.visit_id, quiet_scanner_id = excluded.quiet_scanner_id,
                quiet_room_id = excluded.quiet_room_id, last_level = excluded.last_level
            """
    }
}
