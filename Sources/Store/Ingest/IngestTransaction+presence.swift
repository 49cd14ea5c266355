import Foundation
import Postgres
import Presence
import Vocabulary

extension IngestTransaction {
    /// Closes the visits that ended, then opens those that began. The table refuses any overlap; what a backdated
    /// entry would take from an earlier visit is given up here.
    ///
    /// The record may have been corrected since: a visit that ends before it begins by now never was, and one that goes
    /// on until somebody is found in its room again, or beyond, goes on.
    static func visits(_ transitions: [Transition]) -> [Query] {
        changedVisits(transitions) + leavings(transitions)
    }

    /// Who was unknown, and is known to have left by now, had left then.
    private static func leavings(_ transitions: [Transition]) -> [Query] {
        let gone = transitions.filter { $0.before?.state == .unknown && $0.after.state == .left }.map(\.person)
        guard !gone.isEmpty else { return [] }
        return [RecordedVisit.endInLeaving(of: gone, checked: false)]
    }

    /// Finds the open visits of those in `ended` by keys alone, whatever the database believes of the table's size: as
    /// a join it may read all visits that are open.
    private static let openVisit = """
        (select visit_id from visit where visit.person_id = ended.person_id and visit.left_at is null) as visit_id
        """

    private static func changedVisits(_ transitions: [Transition]) -> [Query] {
        let ended = transitions.filter { $0.visitEndedAt != nil }
        let begun = transitions.filter(\.opensVisit)
        return [
            """
            with ended as materialized (
                select *, \(unescaped: openVisit)
                from unnest(\(ended.map(\.person)), \(ended.compactMap(\.visitEndedAt))) as ended (person_id, left_at)
            )
            delete from visit using ended
            where visit.visit_id = any(array(select visit_id from ended)) and visit.visit_id = ended.visit_id
                and entered_at >= ended.left_at
            """,
            """
            with ended as materialized (
                select *, \(unescaped: openVisit)
                from unnest(
                    \(ended.map(\.person)), \(ended.compactMap(\.visitEndedAt)),
                    \(ended.compactMap { $0.visitEnd?.rawValue })
                ) as ended (person_id, left_at, reason)
            )
            update visit set left_at = ended.left_at, end_reason = reason from ended
            where visit.visit_id = any(array(select visit_id from ended)) and visit.visit_id = ended.visit_id
            """,
            """
            with begun as (
                select begun.*, latest.visit_id, latest.room_id as latest_room, latest.left_at
                from unnest(
                    \(begun.map(\.person)), \(begun.map(\.after.room)), \(begun.map(\.after.since)),
                    \(begun.map { source(of: $0.after) })
                ) as begun (person_id, room_id, entered_at, source)
                    left join lateral (
                        select * from visit where visit.person_id = begun.person_id
                        order by visit.entered_at desc limit 1
                    ) latest on true
            ), resumed as (
                update visit set left_at = null, end_reason = null from begun
                where visit.visit_id = any(array(select visit_id from begun)) and visit.visit_id = begun.visit_id
                    and latest_room = begun.room_id
                    and begun.left_at >= begun.entered_at
                returning visit.person_id
            )
            insert into visit (person_id, room_id, entered_at, source)
            select person_id, room_id, greatest(entered_at, left_at), source from begun
            where person_id not in (select person_id from resumed)
            """,
        ]
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
                followed_session, followed_carried_at, case when state = 'present' then
                (select visit_id from visit where visit.person_id = believed.person_id and left_at is null) end,
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
