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

    /// How many people are present or unknown.
    var trackedCount: Int { engine.trackedCount }

    func punctuality(at now: Date) -> Engine.Punctuality { engine.punctuality(at: now) }

    func explanation(of person: Int64, at now: Date) -> Explanation? { engine.explanation(of: person, at: now) }

    /// Whether it is time to retry people whose rows the database refused.
    var isRetryDue: Bool { decidedAt.map { !quarantinedPeople.due(at: $0).isEmpty } ?? false }

    /// Does a job that cannot share a commit; returns what that changes in this state, and its answer.
    /// - Parameter isolatesFailures: whether people whose rows break a rule are left out.
    func commit(
        _ job: IngestJob, isolatesFailures: Bool, clock: any TimeSource, in pool: ConnectionPool
    ) async throws -> (outcome: Outcome, answer: IngestAnswer) {
        switch job {
        case .erase(let order):
            let subject = try await pool.withTransaction { try await Erasure($0).erase(order, lease: lease) }
            return (.erased(person: order.person), .erased(subject))
        case .manualCorrection(let order):
            let outcome = try await correct(order, in: pool)
            return (.manuallyCorrected(outcome), .corrected(outcome.receipt))
        case .buildingUpdate(let building): return (.buildingUpdated(building), .done)
        case .mark(let through): return (.marked(through: through), .done)
        case .recordRevision(let correction):
            return (try await revise(correction, isolatesFailures: isolatesFailures, in: pool), .done)
        case .retryQuarantined:
            let now = decidedAt ?? clock.now
            let due = quarantinedPeople.due(at: now)
            let found = try await pool.withTransaction {
                try await IngestCommit.Statements($0).retry(due, lease: lease)
            }
            return (.retried(due.map(\.person), found, at: now), .done)
        case .batch, .client, .beat, .tick: preconditionFailure("Evidence is planned.")
        }
    }

    /// Decides on evidence, on top of a commit that is on its way to the database.
    func plan(
        _ jobs: [IngestJob], after ahead: IngestPlan?, clock: any TimeSource
    ) throws(ClockJumpError) -> IngestPlan {
        let now = ClockReading(clock.now)
        if let seconds = now.slept(since: ahead?.decidedAt ?? decided ?? takenAt, rate: clock.rate) {
            throw ClockJumpError(seconds: seconds)
        }
        let load = IngestPlan.Load(jobs)
        let basis = IngestPlan.Basis(
            known: known(load, after: ahead?.commit), meanings: meanings, engine: engine, overrides: overrides,
            nextChange: nextChange, storedHeardAt: storedHeardAt, recordMark: recordMark, lastRecorded: lastRecorded,
            lease: lease, quarantined: quarantinedPeople.people, ahead: ahead)
        return IngestPlan(load, on: basis, at: now)
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
    ) async throws -> Outcome {
        let broken: Set<Int64> = try await pool.withTransaction { transaction in
            let record = RecordTransaction(transaction)
            if isolatesFailures { return try await record.writeApart(correction, lease: lease) }
            try await record.write(correction, lease: lease)
            return []
        }
        return .revised(people: Set(correction.stretches.map(\.person)).subtracting(broken), broken: broken)
    }

    private func known(
        _ load: IngestPlan.Load, after ahead: IngestCommit?
    ) -> [ReceivedBatch.Key: [ReceivedBatch.Receipt]] {
        let expected = Dictionary(grouping: ahead?.receipts ?? [], by: \.key)
        var known: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]
        for batch in load.batches {
            let receipts = batch.known + batches.receipts(of: batch.key) + expected[batch.key, default: []]
            if !receipts.isEmpty { known[batch.key] = receipts }
        }
        return known
    }

    /// Applies the outcome of a commit. The caller must hold the only reference to this state: it is changed in place,
    /// so that unchanged parts are not copied.
    /// - Returns: what has to be reported.
    mutating func apply(_ outcome: Outcome) -> Outcome.News {
        var news = Outcome.News()
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
}

extension IngestWriter {
    /// What a commit changes in the owner's state.
    enum Outcome: Sendable {
        case observed(Observed)
        case erased(person: Int64)
        case manuallyCorrected(CorrectionOutcome)
        case buildingUpdated(Building)
        case marked(through: Date)
        /// The record of some people was corrected; that of others could not be.
        case revised(people: Set<Int64>, broken: Set<Int64>)
        /// The stored state of people who are retried.
        case retried([Int64], EngineState.People, at: Date)

        /// What has to be reported once the commit is done.
        struct News {
            var rolledBack: Set<Int64> = []
            /// The people whose rows the database refuses, and those whose rows it accepts again.
            var broken: Set<Int64> = []
            var recovered: Set<Int64> = []
        }

        struct Observed: Sendable {
            let changes: EngineDraft.Changes
            /// How many change ids were used.
            let changeCount: Int
            /// For each person, the time of the last sighting that is now in the database.
            let storedHeardAt: [Int64: Date]
            let decidedAt: ClockReading
            /// The scanners whose spools used a number again for another batch.
            let rolledBack: Set<Int64>
            /// The people whose whereabouts or visits were written, and those whose rows were refused.
            let written: Set<Int64>
            let broken: Set<Int64>
            let commit: IngestCommit
            /// The sightings by scanners that match no badge.
            let strays: [RecentSightings.Stray]

            init(_ plan: IngestPlan) {
                changes = plan.changes
                changeCount = plan.changeCount
                storedHeardAt = plan.storedHeardAt.filter { !plan.broken.contains($0.key) }
                decidedAt = plan.decidedAt
                rolledBack = plan.rolledBack
                written = Set(plan.commit.people)
                broken = plan.broken
                commit = plan.commit
                strays = plan.strays
            }
        }
    }
}

extension AlertReporter {
    /// Raises and clears the alerts of a commit.
    func report(_ news: IngestWriter.Outcome.News) {
        for scanner in news.rolledBack {
            raise(
                .spoolRolledBack, about: .scanner(scanner),
                text: .batchNumberReused, hint: .hintCheckDiskRestored)
        }
        for person in news.broken {
            raise(
                .recordBroken, about: .person(person),
                text: .personRecordRefused, hint: .hintReadBrokenRule)
        }
        for person in news.recovered { clear(.recordBroken, about: .person(person)) }
    }
}

extension IngestWriter {
    /// The batches that the engine's owner knows to be new without a database lookup: since it acquired the engine, it
    /// has stored every batch itself.
    struct BatchMemory: Sendable {
        /// The size of one generation of receipts, of which two are kept: more than can wait while a batch is looked up
        /// and written.
        private static let limit = 2_000

        /// How many spools of one scanner are kept, the latest ones: a node has one, and gets another with each new
        /// disk.
        private static let maxSpools = 8

        /// For each scanner its spools, with the highest sequence number stored; -1 if none.
        private var spools: [Int64: [(id: String, newest: Int64)]] = [:]
        private var young: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]
        private var old: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]

        func isRegistered(_ spool: ReceivedBatch.Spool) -> Bool { newest(of: spool) != nil }

        private func newest(of spool: ReceivedBatch.Spool) -> Int64? {
            spools[spool.scanner]?.first { $0.id == spool.id }?.newest
        }

        /// Returns whether a batch with this number may already be stored. Numbers increase unless a spool was rolled
        /// back.
        func mayBeStored(_ key: ReceivedBatch.Key) -> Bool {
            newest(of: key.ofSpool).map { key.sequence <= $0 } ?? true
        }

        /// Returns the recent answers to batches with this number.
        func receipts(of key: ReceivedBatch.Key) -> [ReceivedBatch.Receipt] { (young[key] ?? []) + (old[key] ?? []) }

        /// - Parameter stored: the highest sequence number of the spool in the database.
        mutating func register(_ spool: ReceivedBatch.Spool, stored: Int64?) {
            let newest = max(newest(of: spool) ?? -1, stored ?? -1)
            var met = spools[spool.scanner, default: []].filter { $0.id != spool.id }
            met.append((spool.id, newest))
            spools[spool.scanner] = Array(met.suffix(Self.maxSpools))
        }

        /// Records batches that are now stored.
        mutating func insert(_ receipts: [ReceivedBatch.Receipt]) {
            if young.count >= Self.limit { (old, young) = (young, [:]) }
            for receipt in receipts {
                young[receipt.key, default: []].append(receipt)
                if isRegistered(receipt.key.ofSpool) { register(receipt.key.ofSpool, stored: receipt.key.sequence) }
            }
        }
    }
}
