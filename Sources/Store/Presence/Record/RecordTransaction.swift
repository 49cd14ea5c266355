import Foundation
public import Postgres
import Presence
import Vocabulary

/// Corrects past visits. The row of the lease is locked for the duration of the transaction.
public struct RecordTransaction: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Writes a correction.
    /// - Throws: `Lease.Lost` if another server now owns the engine.
    public func write(_ correction: RecordCorrection, lease: Lease) async throws {
        let (revisions, unsettled) = try await revise(correction, lease: lease)
        let statements = Self.rewrite(revisions) + Self.progress(correction, due: correction.due + unsettled)
        if !statements.isEmpty { try await transaction.pipeline(statements) }
    }

    /// Writes everything except the visits of people whose rows violate a constraint; their periods become due again.
    /// - Returns: those people.
    public func writeApart(_ correction: RecordCorrection, lease: Lease) async throws -> Set<Int64> {
        let (revisions, unsettled) = try await revise(correction, lease: lease)
        var apart = FailureIsolation(transaction)
        try await apart.write(revisions.map(\.person)) { people in
            Self.rewrite(revisions.filter { people.contains($0.person) })
        }
        let again = correction.stretches.filter { apart.broken.contains($0.person) }.map { stretch in
            // Older periods are retried less and less often.
            let wait = max(Self.timeout, correction.retryAt.timeIntervalSince(stretch.to) / 10)
            return RecordDue(
                person: stretch.person, from: stretch.from, until: stretch.to, dueAt: correction.retryAt + wait)
        }
        let settled = unsettled.filter { !apart.broken.contains($0.person) }
        let statements = Self.progress(correction, due: correction.due + settled + again)
        if !statements.isEmpty { try await transaction.pipeline(statements) }
        return apart.broken
    }

    /// Seconds until visits are retried for people whose rows violate a constraint.
    private static let timeout = 60.0

    /// Returns the revised visits, and the periods that cannot be settled yet.
    private func revise(
        _ correction: RecordCorrection, lease: Lease
    ) async throws -> (revisions: [(person: Int64, VisitRevision)], unsettled: [RecordDue]) {
        let results = try await transaction.pipeline([
            lease.check, Self.visits(correction.stretches), OverriddenTimes.query(correction.stretches),
        ])
        guard !results[0].isEmpty else { throw Lease.Lost() }
        let (visits, said) = (try Self.visits(results[1]), try OverriddenTimes(results[2]))
        let stretches = correction.stretches.map(said.cut)
        let revisions = stretches.map { (person: $0.person, VisitRevision(visits[$0.person] ?? [], by: $0)) }
        let unsettled = zip(revisions, stretches).compactMap { revision, stretch in
            revision.1.unsettledFrom.map {
                RecordDue(person: stretch.person, from: $0, until: stretch.to, dueAt: correction.retryAt)
            }
        }
        return (revisions, unsettled)
    }

    /// Selects all visits that overlap or nearly touch the intervals, so that visits too short to count can be merged
    /// with them. `offset 0` prevents a join, for which a cached plan might read the visits of all people.
    static func visits(_ stretches: [PersonInterval]) -> Query {
        let from = stretches.map { $0.from - VisitRevision.sliver }
        let until = stretches.map { $0.to + VisitRevision.sliver }
        return """
            select stretch.person_id, visit_id, room_id, entered_at, left_at, end_reason, source = 'client',
                is_filled is not null, correction_id
            from unnest(\(stretches.map(\.person)), \(from), \(until)) as stretch (person_id, from_at, until_at),
                lateral (
                    select * from visit
                    where visit.person_id = stretch.person_id and span && tstzrange(from_at, until_at, '[]')
                    offset 0
                ) touched
            order by stretch.person_id, entered_at
            """
    }

    static func visits(_ result: QueryResult) throws -> [Int64: [RecordedVisit]] {
        var visits: [Int64: [RecordedVisit]] = [:]
        for row in result {
            let (person, id, room, entered, left, end, isTold, isFilled, correction) = try row.decode(
                (Int64, Int64, Int64, Date, Date?, VisitEnd?, Bool?, Bool, Int64?).self)
            visits[person, default: []].append(
                RecordedVisit(
                    id: id, room: room, enteredAt: entered, leftAt: left, end: end, isTold: isTold, isFilled: isFilled,
                    correction: correction))
        }
        return visits
    }

    static func rewrite(_ revisions: [(person: Int64, VisitRevision)]) -> [Query] {
        let deleted = revisions.flatMap(\.1.deleted)
        let changed = revisions.flatMap(\.1.changed)
        let added = revisions.flatMap { person, revision in revision.added.map { (person, $0) } }
        guard !(deleted.isEmpty && changed.isEmpty && added.isEmpty) else { return [] }
        return [
            // Visits exchange times, so the constraint is checked only at the end.
            "set constraints visit_no_overlap deferred",
            "delete from visit where visit_id = any(\(deleted))",
            """
            update visit set room_id = new.room_id, entered_at = new.entered_at, left_at = new.left_at,
                end_reason = new.end_reason, source = new.source, is_filled = new.is_filled,
                correction_id = new.correction_id
            from unnest(
                \(changed.compactMap(\.id)), \(changed.map(\.room)), \(changed.map(\.enteredAt)),
                \(changed.map(\.leftAt)), \(changed.map { $0.end?.rawValue }), \(changed.map(\.source)),
                \(changed.map(\.filledMark)), \(changed.map(\.correction))
            ) as new (visit_id, room_id, entered_at, left_at, end_reason, source, is_filled, correction_id)
            where visit.visit_id = any(array[new.visit_id])
            """,
            """
            insert into visit
                (person_id, room_id, entered_at, left_at, end_reason, source, is_filled, correction_id)
            select new.* from unnest(
                \(added.map(\.0)), \(added.map(\.1.room)), \(added.map(\.1.enteredAt)), \(added.map(\.1.leftAt)),
                \(added.map { $0.1.end?.rawValue }), \(added.map(\.1.source)),
                \(added.map(\.1.filledMark)), \(added.map(\.1.correction))
            ) as new (person_id, room_id, entered_at, left_at, end_reason, source, is_filled, correction_id)
                join person using (person_id)
            """,
            // The live state may have recorded their departure before the end of their visit was known.
            RecordedVisit.endInLeaving(of: revisions.filter { !$0.1.onlyFills }.map(\.person), checked: true),
        ]
    }

    private static func write(_ loudness: [Int64: LevelOffset.Estimate]) -> Query {
        let badges = loudness.sorted { $0.key < $1.key }
        return """
            insert into badge_loudness (beacon_id, mean, certainty)
            select new.* from unnest(
                \(badges.map(\.key)), \(badges.map(\.value.mean)), \(badges.map(\.value.certainty))
            ) as new (beacon_id, mean, certainty) join beacon using (beacon_id)
            on conflict (beacon_id) do update set mean = excluded.mean, certainty = excluded.certainty
            """
    }

    private static func progress(_ correction: RecordCorrection, due: [RecordDue]) -> [Query] {
        var statements: [Query] = []
        if !correction.done.isEmpty {
            statements.append("delete from record_due where record_due_id = any(\(correction.done.compactMap(\.id)))")
        }
        if !due.isEmpty { statements.append(RecordDue.insert(due)) }
        if !correction.loudness.isEmpty { statements.append(write(correction.loudness)) }
        if let through = correction.through {
            statements.append(
                """
                update record_progress
                set through = greatest(through, \(through)), untaught_since = \(correction.untaughtSince),
                    untaught_rooms = \(correction.untaughtRooms.sorted())
                """)
        }
        return statements
    }
}
