import Foundation
import Postgres
import Presence
import Store

/// The owner's state between two commits. A commit makes the next state; where it fails, this one still stands.
struct IngestWriter: Sendable {
    let lease: Lease
    private var engine: Engine
    private var nextChange: Int64
    /// For each person the time of the last sighting as the database has it.
    private var storedHeardAt: [Int64: Date]
    /// How far the record was looked through, or is being; nil where it never was.
    private var recordMark: Date?
    /// When the engine last decided.
    private(set) var decidedAt: Date?

    init(lease: Lease, state: EngineState, building: Building, startedAt: Date) {
        self.lease = lease
        engine = Engine(building: building, startedAt: startedAt)
        nextChange = state.newestChange + 1
        recordMark = state.recordedThrough
        storedHeardAt = Dictionary(
            state.people.map { ($0.person, $0.whereabouts.heardAt) }, uniquingKeysWith: max)
        for (person, whereabouts) in state.people {
            engine.restore(whereabouts, of: person)
        }
        for (scanner, lastAt) in state.scanners {
            engine.restore(scanner: scanner, lastAt: lastAt)
        }
    }

    var building: Building { engine.building }

    func explanation(of person: Int64) -> Explanation? { engine.explanation(of: person) }

    /// Does the jobs in one transaction; returns the state after it and an answer to each job.
    func commit(
        _ jobs: [IngestJob], clock: any TimeSource, in pool: ConnectionPool
    ) async throws -> (writer: IngestWriter, answers: [IngestAnswer]) {
        switch jobs.first {
        case .erase(let order):
            let (next, subject) = try await erase(order, in: pool)
            return (next, [.erased(subject)])
        case .furnish(let building): return (furnished(with: building), [.done])
        case .mark(let through): return (marked(through), [.done])
        case .correct(let correction):
            try await pool.withTransaction { try await RecordTransaction($0).write(correction, lease: lease) }
            return (self, [.done])
        default: return try await observe(jobs, at: clock.now, in: pool)
        }
    }

    private func observe(
        _ jobs: [IngestJob], at now: Date, in pool: ConnectionPool
    ) async throws -> (writer: IngestWriter, answers: [IngestAnswer]) {
        let load = IngestLoad(jobs)
        let plan = try await pool.withTransaction { transaction in
            let ingest = IngestTransaction(transaction)
            let findings = try await ingest.find(
                lease: lease, batches: load.batches.map(\.key), scanned: load.scanned, ranged: load.ranged)
            var plan = IngestPlan(load, findings: findings, engine: engine, now: now)
            plan.decide(onEverybody: load.decidesOnEverybody, nextChange: nextChange)
            plan.bringUpToDate(storedHeardAt: storedHeardAt)
            plan.noteLate(before: recordMark)
            try await ingest.write(plan.commit)
            return plan
        }
        return (keeping(plan, decidedAt: now), Self.answers(to: jobs, plan))
    }

    private func furnished(with building: Building) -> IngestWriter {
        var next = self
        next.engine.furnish(building)
        return next
    }

    private func marked(_ through: Date) -> IngestWriter {
        var next = self
        next.recordMark = max(recordMark ?? through, through)
        return next
    }

    private func keeping(_ plan: IngestPlan, decidedAt: Date) -> IngestWriter {
        var next = self
        next.decidedAt = decidedAt
        next.engine.keep(plan.draft)
        next.nextChange += Int64(plan.commit.changes.count)
        for (person, whereabouts) in plan.commit.whereabouts {
            next.storedHeardAt[person] = whereabouts.heardAt
        }
        return next
    }

    private func erase(_ order: Erasure.Order, in pool: ConnectionPool) async throws -> (IngestWriter, UUID) {
        let subject = try await pool.withTransaction { try await Erasure($0).erase(order, lease: lease) }
        var next = self
        next.engine.forget(person: order.person)
        next.storedHeardAt[order.person] = nil
        return (next, subject)
    }

    private static func answers(to jobs: [IngestJob], _ plan: IngestPlan) -> [IngestAnswer] {
        var recognised = plan.recognised.makeIterator()
        return jobs.map { job in
            switch job {
            case .batch(let batch):
                let receipt = plan.receipts[batch.key]
                return .batch(stored: receipt?.stored ?? 0, refused: receipt?.refused ?? 0)
            case .client: return .client(recognised: recognised.next() ?? 0)
            case .beat, .erase, .furnish, .mark, .correct, .tick: return .done
            }
        }
    }
}
