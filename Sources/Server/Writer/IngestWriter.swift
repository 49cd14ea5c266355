import Foundation
import Phrases
import Postgres
import Presence
import Store
import Vocabulary
import Wire

/// The owner's state between two commits. The result of a commit is applied to it afterwards; if the commit fails, the
/// state stays as it was.
///
/// Changes are applied in place, so that nothing else is copied. Jobs that wait meanwhile are joined into the next
/// commit. No job is answered before it is committed.
struct IngestWriter: Sendable {
    let lease: Lease
    private var engine: Engine
    private var nextChange: Int64
    /// For each person, the time of the last sighting that is in the database.
    private var storedHeardAt: [Int64: Date]
    /// How far the record has been reviewed, or is being reviewed; nil if it never was.
    private(set) var recordMark: Date?
    /// When this server acquired the engine.
    private let takenAt: ClockReading
    /// When the engine last decided.
    private var decided: ClockReading?
    private var quarantinedPeople = QuarantinedPeople()
    private var overrides: ManualOverrides
    var meanings: SightingAssignments
    var batches = BatchMemory()
    private var lastRecorded = LastRecorded()

    init(
        lease: Lease, state: EngineState, meanings: SightingAssignments, building: Building, startedAt: Date
    ) {
        self.lease = lease
        self.meanings = meanings
        takenAt = ClockReading(startedAt)
        engine = Engine(building: building, startedAt: startedAt)
        nextChange = state.newestChange + 1
        recordMark = state.recordedThrough
        overrides = ManualOverrides(state.overrides)
        storedHeardAt = Dictionary(
            state.people.map { ($0.person, $0.whereabouts.heardAt) }, uniquingKeysWith: max)
        for (person, whereabouts, quiet) in state.people {
            engine.restore(whereabouts, of: person, ranUntil: state.newestTime, quiet: quiet)
        }
        for (scanner, lastAt, isDrained) in state.scanners {
            engine.restore(scanner: scanner, lastAt: lastAt, isDrained: isDrained)
        }
    }

    var building: Building { engine.building }

    /// When the engine last decided; nil if it has not since this server acquired it.
    var decidedAt: Date? { decided?.time }

    func punctuality(at now: Date) -> Engine.Punctuality { engine.punctuality(at: now) }

    func explanation(of person: Int64, at now: Date) -> Explanation? { engine.explanation(of: person, at: now) }

    /// Whether it is time to retry people whose rows the database refused.
    var isRetryDue: Bool { decidedAt.map { !quarantinedPeople.due(at: $0).isEmpty } ?? false }

    /// Does the jobs in one transaction; returns what that changes in this state, and an answer to each job.
    /// - Parameter isolatesFailures: whether people whose rows break a rule are left out.
    func commit(
        _ jobs: [IngestJob], isolatesFailures: Bool, clock: any TimeSource, in pool: ConnectionPool
    ) async throws -> (outcome: IngestOutcome, answers: [IngestAnswer]) {
        switch jobs.first {
        case .erase(let order):
            let subject = try await pool.withTransaction { try await Erasure($0).erase(order, lease: lease) }
            return (.erased(person: order.person), [.erased(subject)])
        case .manualCorrection(let order):
            let outcome = try await correct(order, in: pool)
            return (.manuallyCorrected(outcome), [.corrected(outcome.receipt)])
        case .buildingUpdate(let building): return (.buildingUpdated(building), [.done])
        case .mark(let through): return (.marked(through: through), [.done])
        case .recordRevision(let correction):
            return (try await revise(correction, isolatesFailures: isolatesFailures, in: pool), [.done])
        case .retryQuarantined:
            let now = decidedAt ?? clock.now
            let due = quarantinedPeople.due(at: now)
            let found = try await pool.withTransaction {
                try await IngestTransaction($0).retry(due, lease: lease)
            }
            return (.retried(due.map(\.person), found, at: now), [.done])
        default:
            let now = ClockReading(clock.now)
            if let seconds = now.slept(since: decided ?? takenAt, rate: clock.rate) {
                throw ClockJumpError(seconds: seconds)
            }
            return try await observe(jobs, at: now, isolatesFailures: isolatesFailures, in: pool)
        }
    }

    private func correct(_ order: CorrectionOrder, in pool: ConnectionPool) async throws -> CorrectionOutcome {
        let person = order.person
        let knowledge = CorrectionTransaction.Knowledge(
            heard: engine.whereabouts(of: person), manual: overrides[person], change: nextChange)
        return try await pool.withTransaction {
            try await CorrectionTransaction($0).make(order, knowing: knowledge, lease: lease)
        }
    }

    private func revise(
        _ correction: RecordCorrection, isolatesFailures: Bool, in pool: ConnectionPool
    ) async throws -> IngestOutcome {
        let broken: Set<Int64> = try await pool.withTransaction { transaction in
            let record = RecordTransaction(transaction)
            if isolatesFailures { return try await record.writeApart(correction, lease: lease) }
            try await record.write(correction, lease: lease)
            return []
        }
        return .revised(people: Set(correction.stretches.map(\.person)).subtracting(broken), broken: broken)
    }

    private func observe(
        _ jobs: [IngestJob], at moment: ClockReading, isolatesFailures: Bool, in pool: ConnectionPool
    ) async throws -> (outcome: IngestOutcome, answers: [IngestAnswer]) {
        let now = moment.time
        let load = IngestLoad(jobs)
        let basis = IngestPlan.Basis(
            known: known(load), meanings: meanings, engine: engine, overrides: overrides, nextChange: nextChange,
            storedHeardAt: storedHeardAt, recordMark: recordMark, lastRecorded: lastRecorded,
            quarantined: quarantinedPeople.people)
        var plan = IngestPlan(load, on: basis, now: now)
        let terms = CommitPreconditions(lease: lease, meanings: meanings.version)
        try await plan.write(under: terms, isolatesFailures: isolatesFailures, in: pool)
        return (.observed(IngestOutcome.Observed(plan, at: moment)), try Self.answers(to: jobs, plan))
    }

    private func known(_ load: IngestLoad) -> [ReceivedBatch.Key: [ReceivedBatch.Receipt]] {
        var known: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]
        for batch in load.batches {
            let receipts = batch.known + batches.receipts(of: batch.key)
            if !receipts.isEmpty { known[batch.key] = receipts }
        }
        return known
    }

    /// Applies the outcome of a commit. The caller must hold the only reference to this state: it is changed in place,
    /// so that unchanged parts are not copied.
    /// - Returns: what has to be reported.
    mutating func apply(_ outcome: IngestOutcome) -> IngestOutcome.News {
        var news = IngestOutcome.News()
        switch outcome {
        case .observed(let observed):
            let now = observed.decidedAt.time
            quarantinedPeople.insert(observed.broken, at: now)
            news.recovered = quarantinedPeople.release(observed.written, at: now)
            (news.broken, news.rolledBack) = (observed.broken, observed.rolledBack)
            decided = observed.decidedAt
            engine.keep(observed.changes)
            overrides.remove(observed.commit.expiredOverrides)
            nextChange += Int64(observed.changeCount)
            for (person, heardAt) in observed.storedHeardAt { storedHeardAt[person] = heardAt }
            batches.insert(observed.commit.receipts)
            lastRecorded.update(observed.commit)
        case .erased(let person):
            engine.forget(person: person)
            storedHeardAt[person] = nil
            quarantinedPeople.forget(person)
            overrides.remove(person)
        case .manuallyCorrected(let outcome):
            guard let manual = outcome.manual else { break }
            overrides.insert(manual)
            nextChange += 1
        case .buildingUpdated(let building): engine.update(building: building)
        case .marked(let through): recordMark = max(recordMark ?? through, through)
        case .revised(let people, let broken):
            news.recovered = quarantinedPeople.update(recorded: people, unrecorded: broken)
            news.broken = broken
        case .retried(let people, let found, let now):
            retry(people, found)
            quarantinedPeople.retry(people, at: now)
        }
        return news
    }

    /// Restores the stored state of people. If the engine has the same room and state, it keeps its own, which is more
    /// precise.
    private mutating func retry(_ people: [Int64], _ found: EngineState.People) {
        for person in people {
            let stored = found.first { $0.person == person }
            let known = engine.whereabouts(of: person)
            guard known?.room != stored?.whereabouts.room || known?.state != stored?.whereabouts.state else { continue }
            engine.forget(person: person)
            storedHeardAt[person] = stored?.whereabouts.heardAt
            if let stored { engine.restore(stored.whereabouts, of: person, quiet: stored.quiet) }
        }
    }

    private static func answers(to jobs: [IngestJob], _ plan: IngestPlan) throws -> [IngestAnswer] {
        var recognised = plan.recognised.makeIterator()
        return try jobs.map { job in
            switch job {
            case .batch(let batch):
                guard let receipt = plan.receipt(for: batch) else {
                    throw Refusal(.internalError, .batchReceiptMissing)
                }
                return .batch(receipt)
            case .client: return .client(recognised: recognised.next() ?? 0)
            case .beat, .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined, .tick:
                return .done
            }
        }
    }
}
