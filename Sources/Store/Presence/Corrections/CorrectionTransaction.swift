import Foundation
import Phrases
public import Postgres
public import Presence
import Vocabulary

/// Stores a statement about where a person is or was. The row of the lease is locked for the duration of the
/// transaction, so that neither the engine nor the record changes a visit in the meantime.
public struct CorrectionTransaction: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// What else the owner of the engine knows about the person.
    public struct Knowledge: Sendable {  // generated: init
        /// The whereabouts by sightings; nil if the person was never heard.
        public let heard: Whereabouts?
        /// The override in force so far.
        public let manual: ManualOverride?
        /// The number of the next change.
        public let change: Int64
    }

    /// Applies an order.
    /// - Throws: `Refusal` if it contradicts the stored data, `Lease.Lost` if another server owns the engine.
    public func make(
        _ order: CorrectionOrder, knowing knowledge: Knowledge, lease: Lease
    ) async throws -> CorrectionOutcome {
        guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
        if let known = try await CorrectionRepository(transaction).receipt(of: order) {
            return CorrectionOutcome(receipt: known, manual: nil)
        }
        guard try await !transaction.query("select from person where person_id = \(order.person) for share").isEmpty
        else { throw Refusal.notFound(.noSuchPerson) }
        switch order.saying {
        case .present(let room): return try await say(order, .present, room, knowledge)
        case .left: return try await say(order, .left, nil, knowledge)
        case .change, .add, .remove: return try await correctVisit(order)
        }
    }

    private func say(
        _ order: CorrectionOrder, _ state: WhereaboutsState, _ room: Int64?, _ knowledge: Knowledge
    ) async throws -> CorrectionOutcome {
        let bearing = try await bearing(of: order, knowledge)
        let counts = bearing.until == nil
        let shown = counts ? try await shown(order.person) : nil
        if counts, let manual = knowledge.manual {
            try await transaction.query(ExpiredOverride.end([ExpiredOverride(manual, at: order.saidAt)]))
        }
        let times = (from: order.saidAt, to: bearing.until ?? .distantFuture)
        var row = CorrectionRow(times: [times])
        (row.room, row.enteredAt, row.leftAt) = (room, order.saidAt, bearing.until)
        (row.isStanding, row.didCount, row.anchor, row.shown) = (counts, counts, bearing.anchor, shown)
        let id = try await insert(row, order)
        let visits = try await visits(of: order.person, [times])
        // If the person's current visit is already to the stated room, it continues.
        let goesOn = visits.last.map { $0.room == room && $0.covers(times.from) && $0.until >= times.to } ?? false
        if !goesOn {
            let visit = room.map {
                RecordedVisit(
                    id: nil, room: $0, enteredAt: times.from, leftAt: bearing.until, end: nil, correction: id)
            }
            try await write(
                VisitRevision(visits, deciding: [times], as: visit, endingIn: state == .left ? .left : nil),
                replacing: visits.filter { $0.overlaps(times) }, order, id)
        }
        if counts { try await announce(order, state, room, knowledge.change) }
        try await transaction.query(try AuditRepository.insert(order.entry))
        let manual = ManualOverride(
            correction: id, person: order.person, state: state, room: room, saidAt: order.saidAt,
            anchor: bearing.anchor)
        return CorrectionOutcome(
            receipt: CorrectionReceipt(correction: id, counts: counts), manual: counts ? manual : nil)
    }

    private func shown(_ person: Int64) async throws -> CorrectionRow.Shown? {
        try await transaction.query(
            "select state, room_id from shown_whereabouts where person_id = \(person)"
        ).first.map { try $0.decode((WhereaboutsState, Int64?).self) }
    }

    /// Returns the room by sightings at the time of the statement, and until when the statement decides where the
    /// person was; nil if it is still in force. Throws `Refusal` if a later statement covers that very time and
    /// therefore takes precedence.
    private func bearing(
        of order: CorrectionOrder, _ knowledge: Knowledge
    ) async throws -> (anchor: Int64?, until: Date?) {
        let anchor = try await anchor(of: order, knowledge)
        let until = try await end(of: order, from: anchor, knowledge.heard)
        // It must be in force for at least a millisecond.
        guard until.map({ $0 >= order.saidAt + 0.001 }) ?? true else { throw Self.saidBefore }
        return (anchor, until)
    }

    private func anchor(of order: CorrectionOrder, _ knowledge: Knowledge) async throws -> Int64? {
        guard let heard = knowledge.heard else { return nil }
        if order.saidAt >= heard.since { return heard.anchor }
        // While an override is in force, whereabouts by sightings are not stored as changes.
        if let manual = knowledge.manual, manual.saidAt <= order.saidAt { return manual.anchor }
        return try await self.anchor(of: order.person, at: order.saidAt)
    }

    /// Returns the first time after the statement at which sightings placed the person elsewhere, or which a later
    /// statement covers.
    ///
    /// A departure is dated one second after the person was last heard.
    private func end(of order: CorrectionOrder, from anchor: Int64?, _ heard: Whereabouts?) async throws -> Date? {
        let said = order.saidAt
        let elsewhere = heard.flatMap { $0.hasMovedOn(from: anchor, since: said) ? $0.since : nil }
        return try await transaction.query(
            """
            select least(\(elsewhere)::timestamptz, (
                select min(since) from whereabouts_change
                where person_id = \(order.person) and since > \(said) and source is distinct from 'person'
                    and case state when 'present' then room_id is distinct from \(anchor)::bigint
                        when 'left' then \(anchor)::bigint is not null and since - interval '1 s' > \(said)
                        else false end
            ), (
                select min(lower(spans * tstzmultirange(tstzrange(\(said), null)))) from correction
                where person_id = \(order.person) and said_at > \(said)
            ))
            """)[0].decode(0, as: Date?.self)
    }

    /// Returns the room by sightings at an instant.
    private func anchor(of person: Int64, at instant: Date) async throws -> Int64? {
        try await transaction.query(
            """
            select case when state <> 'left' then room_id end from whereabouts_change
            where person_id = \(person) and since <= \(instant) and source is distinct from 'person'
            order by change_id desc limit 1
            """
        ).first.flatMap { try $0.decode(0, as: Int64?.self) }
    }

    /// Announces it as a change of the live state, from which events are made.
    private func announce(
        _ order: CorrectionOrder, _ state: WhereaboutsState, _ room: Int64?, _ change: Int64
    ) async throws {
        try await transaction.pipeline([
            """
            insert into whereabouts_change
                (change_id, person_id, state, room_id, previous_room_id, since, decided_at, source, said_by)
            select \(change), person_id, kind, coalesce(room_id, old_room_id), old_room_id, entered_at,
                received_at, 'person', said_by
            from correction where person_id = \(order.person) and is_standing
            """,
            "select pg_notify(\(ChangeRepository.channel), \(String(change)))",
        ])
    }
}

extension CorrectionTransaction {
    func insert(_ row: CorrectionRow, _ order: CorrectionOrder) async throws -> Int64 {
        try await transaction.query(
            """
            insert into correction (
                person_id, kind, room_id, entered_at, left_at, spans, old_state, old_room_id, is_standing, did_count,
                anchor_room_id, reason, said_by, said_at, received_at, idempotency_key, asked)
            select \(order.person), \(order.saying.kind), \(row.room), \(row.enteredAt), \(row.leftAt), (
                    select range_agg(tstzrange(from_at, to_at))
                    from unnest(\(row.times.map(\.from)), \(row.times.map { $0.to == .distantFuture ? nil : $0.to }))
                        as said (from_at, to_at)),
                \(row.shown?.state), \(row.shown?.room), \(row.isStanding), \(row.didCount), \(row.anchor),
                \(order.reason),
                (select subject_id from subject where person_id = \(order.actor)), \(order.saidAt),
                \(order.receivedAt), \(order.idempotencyKey), \(order.idempotencyKey.map { _ in order.asked })
            returning correction_id
            """)[0].decode(0)
    }

    /// Returns the visits that overlap these times, in order of time.
    func visits(of person: Int64, _ times: [(from: Date, to: Date)]) async throws -> [RecordedVisit] {
        let stretch = PersonInterval(
            person: person, from: times.first?.from ?? .distantPast, to: times.map(\.to).max() ?? .distantFuture,
            stays: [])
        return try RecordTransaction.visits(try await transaction.query(RecordTransaction.visits([stretch])))[person]
            ?? []
    }

    /// Saves the replaced visits in their earlier form, and writes the new ones.
    func write(
        _ revision: VisitRevision, replacing replaced: [RecordedVisit], _ order: CorrectionOrder, _ id: Int64
    ) async throws {
        let replaced = replaced.compactMap(\.id)
        try await refuseUnseen(replaced, order)
        try await transaction.pipeline(
            [
                """
                insert into replaced_visit (correction_id, visit_id, room_id, entered_at, left_at, source)
                select \(id), visit_id, room_id, entered_at, left_at, source from visit
                where visit_id = any(\(replaced))
                """,
                "update whereabouts set visit_id = null where visit_id = any(\(revision.deleted))",
            ] + RecordTransaction.rewrite([(order.person, revision)]))
    }

    /// Refuses changes to visits in zones that the author does not see.
    private func refuseUnseen(_ visits: [Int64], _ order: CorrectionOrder) async throws {
        guard let zones = order.zones else { return }
        let unseen = try await transaction.query(
            """
            select from visit join room using (room_id) join zone using (zone_id)
            where visit_id = any(\(visits)) and zone_name <> all(\(Array(zones))) limit 1
            """)
        guard unseen.isEmpty else {
            throw Refusal.conflict(.visitZoneUnseen)
        }
    }
}
