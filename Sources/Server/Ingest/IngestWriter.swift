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

    init(lease: Lease, state: EngineState, startedAt: Date) {
        self.lease = lease
        engine = Engine(startedAt: startedAt)
        nextChange = state.newestChange + 1
        storedHeardAt = Dictionary(
            state.people.map { ($0.person, $0.whereabouts.heardAt) }, uniquingKeysWith: max)
        for (person, whereabouts) in state.people {
            engine.restore(whereabouts, of: person)
        }
        for (scanner, lastAt) in state.scanners {
            engine.restore(scanner: scanner, lastAt: lastAt)
        }
    }

    /// Does the jobs in one transaction; returns the state after it and an answer to each job.
    func commit(
        _ jobs: [IngestJob], at now: Date, in pool: ConnectionPool
    ) async throws -> (writer: IngestWriter, answers: [IngestAnswer]) {
        if case .erase(let order) = jobs.first {
            let (next, subject) = try await erase(order, in: pool)
            return (next, [.erased(subject)])
        }
        let load = IngestLoad(jobs)
        let plan = try await pool.withTransaction { transaction in
            let ingest = IngestTransaction(transaction)
            let findings = try await ingest.find(
                lease: lease, batches: load.batches.map(\.key), scanned: load.scanned, ranged: load.ranged)
            var plan = IngestPlan(load, findings: findings, engine: engine, now: now)
            plan.decide(onEverybody: load.decidesOnEverybody, nextChange: nextChange)
            plan.bringUpToDate(storedHeardAt: storedHeardAt)
            try await ingest.write(plan.commit)
            return plan
        }
        return (keeping(plan), Self.answers(to: jobs, plan))
    }

    private func keeping(_ plan: IngestPlan) -> IngestWriter {
        var next = self
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
            case .beat, .erase, .tick: return .done
            }
        }
    }
}
