import Foundation
import Logging
import Phrases
import Postgres
import Presence
import Store
import Synchronization
import Vocabulary
import Wire

/// The single writer: accepts evidence, lets the engine decide, and answers once the result is committed.
actor Ingest {
    private typealias Queue = IngestQueue<CheckedContinuation<IngestAnswer, any Error>>

    /// Jobs that are being committed.
    private struct Attempt {
        /// How often the assignments may be read again during one commit; they do not change more often.
        static let maxRenewals = 20

        var entries: [Queue.Entry]
        /// Whether people whose rows break a rule are left out.
        var isolatesFailures = false
        /// How often the assignments had to be read again.
        var renewals = 0
        /// Whether all batches were looked up.
        var isLookedUp = false

        var jobs: [IngestJob] { entries.map(\.job) }
    }

    /// A commit that is decided: on its way to the database, or waiting for the one before it.
    private struct Planned {
        let entries: [Queue.Entry]
        let plan: IngestPlan
        let lease: Lease
        let begunAt: Duration
        /// Its sightings; 1 for a job without any.
        let cost: Int
    }

    /// A commit on its way to the database.
    private struct InFlight {
        let commit: Planned
        /// How it ended; nil until then.
        var result: Result<IngestWriter.Outcome, any Error>?
    }

    /// The minimum number of sightings that are decided ahead. Fewer, such as those of phones, are decided in less time
    /// than a commit of their own costs the database.
    private static let minAhead = 500

    private let pool: ConnectionPool
    /// The connections for the lookups that a commit needs.
    private let reader: ConnectionPool
    private let clock: any TimeSource
    private let alerts: AlertReporter
    private let logger: Logger
    /// The latest sightings.
    nonisolated let heard = RecentSightings()
    nonisolated let deafScanners = DeafScanners()
    private var queue = Queue() { didSet { busy.store(queue.isBusy, ordering: .relaxed) } }
    private let busy = Atomic(false)
    private var writer: IngestWriter?
    private var inFlight: InFlight?
    /// The commit that is decided on top of the one in flight, and written after it.
    private var next: Planned? { didSet { queue.plannedCost = next?.cost ?? 0 } }
    /// How many commits were decided while the one before them was written.
    private(set) var decidedAhead = 0
    /// When the last commit of evidence ended.
    private var finishedAt = Duration.zero
    private var wakeUp: CheckedContinuation<Void, Never>?
    private var isClosed = false

    /// - Parameters:
    ///   - pool: the connections for the writer's transactions.
    ///   - reader: the connections for lookups beside them.
    init(
        pool: ConnectionPool, reader: ConnectionPool, clock: any TimeSource, alerts: AlertReporter, logger: Logger
    ) {
        self.pool = pool
        self.reader = reader
        self.clock = clock
        self.alerts = alerts
        self.logger = logger
    }

    /// The lease under which this server owns the engine, or nil if it does not.
    var lease: Lease? { writer?.lease }

    /// When the engine last decided, on the server's clock; nil if this server does not own it.
    var decidedAt: Date? { writer?.decidedAt }

    /// The model of the engine; nil if this server does not own the engine.
    var building: Building? { writer?.building }

    /// Returns how many scanners report on time; nil if this server does not own the engine.
    func punctuality(at now: Date) -> Engine.Punctuality? { writer?.punctuality(at: now) }

    /// How far the record has been reviewed, or is being reviewed; nil if it never was, or if this server does not own
    /// the engine.
    var recordMark: Date? { writer?.recordMark }

    /// How many jobs wait to be decided on.
    var waiting: Int { queue.count }

    /// How many people are present or unknown; 0 if this server does not own the engine.
    var trackedCount: Int { writer?.trackedCount ?? 0 }

    /// Whether it is time to retry people whose rows the database refused.
    var isRetryDue: Bool { writer?.isRetryDue ?? false }

    /// Returns why the engine believes what it does about a person; nil if it knows nothing about them. Throws
    /// `Refusal` if this server does not own the engine.
    func explanation(of person: Int64, at now: Date) throws -> Explanation? {
        guard let writer else {
            throw Refusal(.unavailable, .presenceEngineElsewhere)
        }
        return writer.explanation(of: person, at: now)
    }

    /// Whether the report of a phone would be refused.
    nonisolated var isBusy: Bool { busy.load(ordering: .relaxed) }

    /// Queues a job and returns once it is committed. Throws `Refusal` if this server cannot accept it now.
    @discardableResult
    func submit(_ job: IngestJob) async throws -> IngestAnswer {
        guard let lease, !isClosed else { throw Refusal.notServing }
        let job = try await lookedUp(job, under: lease)
        // The lookup may be outdated if the engine had another owner meanwhile.
        guard self.lease == lease, !isClosed else { throw Refusal.notServing }
        return try await withCheckedThrowingContinuation { answer in
            do {
                try queue.append(Queue.Entry(job: job, answer: answer))
                if isWorkToDo { wake() }
            } catch {
                answer.resume(throwing: error)
            }
        }
    }

    /// Returns a batch with the earlier answers to its number. They are looked up while other jobs are committed.
    private func lookedUp(_ job: IngestJob, under lease: Lease) async throws -> IngestJob {
        guard var batch = job.batch, let memory = writer?.batches else { return job }
        if !memory.isRegistered(batch.key.ofSpool) { try await registerSpool(batch.key.ofSpool, under: lease) }
        guard writer?.batches.mayBeStored(batch.key) ?? true else { return job }
        batch.known = try await BatchRepository(reader).receipts(of: [batch.key])[batch.key] ?? []
        return .batch(batch)
    }

    private func registerSpool(_ spool: ReceivedBatch.Spool, under lease: Lease) async throws {
        let (isFirst, newest) = try await BatchRepository(reader).spoolStatus(of: spool)
        do {
            if isFirst { try await BatchRepository.registerSpool(spool, at: clock.now, lease: lease, in: pool) }
        } catch is Lease.Lost {
            if self.lease == lease { releaseOwnership() }
            throw Refusal.notServing
        }
        // Another owner may have stored more meanwhile.
        if self.lease == lease { writer?.batches.register(spool, stored: newest) }
    }

    /// Takes ownership, with the state from the database.
    func takeOwnership(_ lease: Lease, _ state: EngineState, _ meanings: SightingAssignments, _ building: Building) {
        refuse(takeNext()?.entries ?? [], Refusal.notServing)
        writer = IngestWriter(
            lease: lease, state: state, meanings: meanings, building: building, startedAt: clock.now)
    }

    /// Gives up ownership; queued jobs are refused, so that their senders try again.
    func releaseOwnership() {
        writer = nil
        refuse((takeNext()?.entries ?? []) + queue.removeAll(), Refusal.notServing)
    }

    /// Runs until the queue is closed and empty. While the database writes a commit, the next one is decided on top of
    /// it; it is written once that has succeeded.
    func run() async {
        while true {
            if let flight = inFlight {
                if let result = flight.result {
                    inFlight = nil
                    await finish(flight.commit, result)
                } else if next == nil, isWorthPlanning(beside: flight.commit) {
                    next = await plan(queue.removeNext(), after: flight.commit)
                    if next != nil { decidedAhead += 1 }
                } else {
                    await sleep()
                }
            } else if !queue.isEmpty {
                await begin(queue.removeNext())
            } else if isClosed {
                return
            } else {
                await sleep()
            }
        }
    }

    /// Whether the arrival of a job gives the writer something to do.
    private var isWorkToDo: Bool { inFlight.map { next == nil && isWorthPlanning(beside: $0.commit) } ?? true }

    private func sleep() async {
        await withCheckedContinuation { wakeUp = $0 }
    }

    /// Accepts no more jobs; those in the queue are still committed.
    func close() {
        isClosed = true
        wake()
    }

    private func wake() {
        wakeUp?.resume()
        wakeUp = nil
    }

    /// Whether the jobs that wait are enough for a commit of their own. A smaller one costs the database more than is
    /// gained by deciding early.
    private func isWorthPlanning(beside commit: Planned) -> Bool {
        guard commit.lease == lease else { return false }
        let waiting = queue.freshCost
        return waiting >= Self.minAhead && waiting * 2 >= commit.cost
    }

    private func begin(_ entries: [Queue.Entry]) async {
        guard entries.allSatisfy(\.job.isJoinable) else {
            let began = clock.uptime
            await commit(Attempt(entries: entries))
            return queue.record(entries, took: clock.uptime - began)
        }
        if let planned = await plan(entries, after: nil) { send(planned) }
    }

    /// Decides on jobs; answers them and returns nil if that is not possible. No job is accepted meanwhile, so that no
    /// owner of the engine can follow before the plan is in its place.
    private func plan(_ entries: [Queue.Entry], after ahead: Planned?) async -> Planned? {
        guard let lease else {
            refuse(entries, Refusal.notServing)
            return nil
        }
        let begun = clock.uptime
        do {
            let plan = try writer?.plan(entries.map(\.job), after: ahead?.plan, clock: clock)
            let cost = entries.reduce(0) { $0 + ($1.job.evidence?.cost ?? 1) }
            return plan.map { Planned(entries: entries, plan: $0, lease: lease, begunAt: begun, cost: cost) }
        } catch {
            await recover(from: error, Attempt(entries: entries), under: lease)
            return nil
        }
    }

    private func send(_ planned: Planned) {
        inFlight = InFlight(commit: planned)
        // Runs beside this actor, so that the database begins at once and not after the answers and the next decision.
        Task { @concurrent [plan = planned.plan, pool] in
            do {
                await end(.success(try await plan.write(isolatesFailures: false, in: pool)))
            } catch {
                await end(.failure(error))
            }
        }
    }

    private func end(_ result: Result<IngestWriter.Outcome, any Error>) {
        inFlight?.result = result
        wake()
    }

    /// Applies and answers a commit. If it failed, it is tried again; what was decided on top of it is decided anew.
    private func finish(_ commit: Planned, _ result: Result<IngestWriter.Outcome, any Error>) async {
        do {
            let outcome = try result.get()
            accept(outcome, under: commit.lease)
            if let following = takeNext() { send(following) }
            answer(commit.entries) { try commit.plan.answers(to: $0) }
            record(commit)
        } catch {
            let dropped = takeNext()
            await retry(Attempt(entries: commit.entries), after: error, under: commit.lease)
            record(commit)
            guard let dropped else { return }
            // Its batches may have been stored by another owner meanwhile.
            if lease == dropped.lease {
                await begin(dropped.entries)
            } else {
                refuse(dropped.entries, Refusal.notServing)
            }
        }
    }

    private func takeNext() -> Planned? {
        defer { next = nil }
        return next
    }

    /// Records how long the commit took, without the time in which it waited for the one before it.
    private func record(_ commit: Planned) {
        let now = clock.uptime
        queue.record(commit.entries, took: now - max(commit.begunAt, finishedAt))
        finishedAt = now
    }

    private func accept(_ outcome: IngestWriter.Outcome, under lease: Lease?) {
        if writer?.lease == lease, let news = writer?.apply(outcome) { alerts.report(news) }
        deafScanners.hear(heard.update(outcome))
    }

    private func answer(_ entries: [Queue.Entry], _ answers: ([IngestJob]) throws -> [IngestAnswer]) {
        do {
            for (entry, answer) in zip(entries, try answers(entries.map(\.job))) {
                entry.answer.resume(returning: answer)
            }
        } catch {
            refuse(entries, error)
        }
    }

    /// Does jobs in one transaction, with nothing beside it.
    private func commit(_ attempt: Attempt) async {
        let lease = lease
        do {
            let (jobs, isolates) = (attempt.jobs, attempt.isolatesFailures)
            // The writer alone holds its state when the outcome is applied, which then happens in place.
            if let job = jobs.first, !job.isJoinable {
                guard
                    let (outcome, done) = try await writer?.commit(
                        job, isolatesFailures: isolates, clock: clock, in: pool)
                else { return refuse(attempt.entries, Refusal.notServing) }
                accept(outcome, under: lease)
                answer(attempt.entries) { _ in [done] }
            } else {
                guard let plan = try writer?.plan(jobs, after: nil, clock: clock)
                else { return refuse(attempt.entries, Refusal.notServing) }
                accept(try await plan.write(isolatesFailures: isolates, in: pool), under: lease)
                answer(attempt.entries) { try plan.answers(to: $0) }
            }
        } catch {
            await retry(attempt, after: error, under: lease)
        }
    }

    /// Decides how a commit that failed is tried again, or refuses its jobs.
    private func retry(_ attempt: Attempt, after error: any Error, under lease: Lease?) async {
        switch error {
        case is IngestCommit.Preconditions.AssignmentsChanged:
            await retryWithFreshAssignments(attempt, under: lease)
        case let error as PostgresError where CommitFailure.isOfKnownBatch(error) && !attempt.isLookedUp:
            await retryAfterLookup(attempt, under: lease)
        default:
            await recover(from: error, attempt, under: lease)
        }
    }

    /// Commits again, with the current assignments.
    private func retryWithFreshAssignments(_ attempt: Attempt, under lease: Lease?) async {
        do {
            guard attempt.renewals < Attempt.maxRenewals else { throw Refusal.notTaken }
            let renewed = try await writer?.meanings.renewed(reader)
            guard self.lease == lease, let renewed else { throw Refusal.notServing }
            writer?.meanings = renewed
            var next = attempt
            next.renewals += 1
            await commit(next)
        } catch {
            refuse(attempt.entries, error)
        }
    }

    /// Commits again after a lookup: another server has stored a batch that was considered new.
    private func retryAfterLookup(_ attempt: Attempt, under lease: Lease?) async {
        do {
            let batches = attempt.entries.compactMap { $0.job.batch?.key }
            let known = try await BatchRepository(reader).receipts(of: batches)
            guard self.lease == lease else { throw Refusal.notServing }
            var next = attempt
            next.isLookedUp = true
            next.entries = attempt.entries.map { entry in
                guard var batch = entry.job.batch else { return entry }
                batch.known = known[batch.key] ?? []
                return Queue.Entry(job: .batch(batch), answer: entry.answer)
            }
            await commit(next)
        } catch {
            refuse(attempt.entries, error)
        }
    }

    /// Commits again, and leaves out people whose rows break a rule.
    private func retryIsolatingPeople(_ entries: [Queue.Entry], under lease: Lease?) async {
        guard lease == self.lease else { return refuse(entries, Refusal.notServing) }
        await commit(Attempt(entries: entries, isolatesFailures: true))
    }

    /// A row that breaks a rule may refer to something that is gone by the next attempt; that attempt leaves out people
    /// whose rows break one. What still fails is not caused by any person: one bad job must not make the others fail.
    private func recover(from error: any Error, _ attempt: Attempt, under lease: Lease?) async {
        let entries = attempt.entries
        let refusal = (error as? PostgresError).flatMap { $0.breaksRule ? $0 : nil }
        guard CommitFailure.isKnown(error) else {
            logger.warning("The engine is given up for now: \(String(reflecting: error))")
            // If the engine was acquired again meanwhile, its state is already from the database.
            if lease == self.lease { releaseOwnership() }
            return refuse(entries, error is Lease.Lost || error is ClockJumpError ? Refusal.notServing : error)
        }
        guard lease == self.lease else { return refuse(entries, Refusal.notServing) }
        if let refusal, !attempt.isolatesFailures {
            logger.warning("The database refuses a commit: \(String(reflecting: refusal))")
            if refusal.sqlState == CommitFailure.noPartition { await createPartitions() }
            await retryIsolatingPeople(entries, under: lease)
        } else if entries.count > 1, !CommitFailure.isAway(error) {
            for entry in entries { await retryIsolatingPeople([entry], under: lease) }
        } else {
            refuse(entries, error)
        }
    }

    /// A node that is notified of wrong values would discard its batch, so it is asked to keep it.
    private func refuse(_ entries: [Queue.Entry], _ error: any Error) {
        let breaksRule = (error as? PostgresError)?.breaksRule == true
        for entry in entries {
            entry.answer.resume(throwing: breaksRule && !entry.job.isOfAdmin ? Refusal.notTaken : error)
        }
    }

    /// Creates the daily partitions of sightings: the clock may have jumped past those that were created ahead.
    private func createPartitions() async {
        do {
            try await SightingPartitions.make(at: clock.now, in: pool)
        } catch {
            logger.warning("The daily partitions of sightings cannot be created: \(String(reflecting: error))")
        }
    }
}
