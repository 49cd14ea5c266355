import Foundation
import Phrases
import Postgres

extension CorrectionTransaction {
    static let saidBefore = Refusal.conflict(.visitSetByHand)

    /// Corrects a past visit. It replaces visits at its new times that are based on receivers, but not those that
    /// another person stated.
    func correctVisit(_ order: CorrectionOrder) async throws -> CorrectionOutcome {
        let old = try await old(order)
        let new = try Self.new(order, old)
        let times = Self.times(old, new)
        let decided = new.map { (from: $0.enteredAt, to: $0.until) }
        let around = try await visits(of: order.person, times)
        let others = around.filter { visit in
            visit.id != old?.id && decided.map { visit.overlaps($0) } ?? false
        }
        guard others.allSatisfy({ $0.correction == nil }) else {
            throw Self.saidBefore
        }
        var row = CorrectionRow(times: times)
        (row.room, row.enteredAt, row.leftAt) = (new?.room, new?.enteredAt, new?.leftAt)
        let id = try await insert(row, order)
        var visit = new
        visit?.correction = id
        let revision = VisitRevision(
            around.filter { $0.id != old?.id || decided == nil }, deciding: decided.map { [$0] } ?? times, as: visit,
            endingIn: nil)
        try await write(revision, replacing: others + (old.map { [$0] } ?? []), order, id)
        try await transaction.query(try AuditRepository.insert(order.entry))
        return CorrectionOutcome(receipt: CorrectionReceipt(correction: id, counts: true), manual: nil)
    }

    /// Returns the visit to be changed; nil if one is added.
    private func old(_ order: CorrectionOrder) async throws -> RecordedVisit? {
        let id: Int64
        switch order.saying {
        case .change(let visit, _, _, _), .remove(let visit): id = visit
        case .present, .left, .add: return nil
        }
        let row = try await transaction.query(
            """
            select room_id, entered_at, left_at, source = 'client' from visit
            where visit_id = \(id) and person_id = \(order.person)
            """
        ).first
        guard let row else { throw CorrectionRepository.noVisit }
        let (room, entered, left, isTold) = try row.decode((Int64, Date, Date?, Bool?).self)
        guard let left else {
            throw Refusal.cannotBeDone(.visitStillLasts)
        }
        return RecordedVisit(id: id, room: room, enteredAt: entered, leftAt: left, end: nil, isTold: isTold)
    }

    /// Returns the corrected visit; nil if the visit never took place.
    private static func new(_ order: CorrectionOrder, _ old: RecordedVisit?) throws -> RecordedVisit? {
        var new: RecordedVisit
        switch order.saying {
        case .add(let room, let entered, let left):
            new = RecordedVisit(id: nil, room: room, enteredAt: entered, leftAt: left, end: nil)
        case .change(_, let room, let entered, let left):
            guard let old else { throw CorrectionRepository.noVisit }
            new = old
            new.room = room ?? old.room
            new.enteredAt = entered ?? old.enteredAt
            new.leftAt = left ?? old.leftAt
        case .remove, .present, .left: return nil
        }
        guard new.enteredAt < new.until, new.until <= order.receivedAt else {
            throw Refusal.cannotBeDone(.visitTimesWrong)
        }
        return new
    }

    /// Returns the times that the correction covers: those of the visit before and after it.
    private static func times(_ old: RecordedVisit?, _ new: RecordedVisit?) -> [(from: Date, to: Date)] {
        [old, new].compactMap(\.self).map { ($0.enteredAt, $0.until) }.sorted { $0.0 < $1.0 }
    }
}
