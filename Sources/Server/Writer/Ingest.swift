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
    }

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
                wake()
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
        writer = IngestWriter(
            lease: lease, state: state, meanings: meanings, building: building, startedAt: clock.now)
    }

    /// Gives up ownership; queued jobs are refused, so that their senders try again.
    func releaseOwnership() {
        writer = nil
        for entry in queue.removeAll() {
            entry.answer.resume(throwing: Refusal.notServing)
        }
    }

    /// Runs until the queue is closed and empty.
    func run() async {
        while !(isClosed && queue.isEmpty) {
            if queue.isEmpty {
                await withCheckedContinuation { wakeUp = $0 }
            } else {
                let (entries, began) = (queue.removeNext(), clock.uptime)
                await commit(Attempt(entries: entries))
                queue.record(entries, took: clock.uptime - began)
            }
        }
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

    private func commit(_ attempt: Attempt) async {
        let (entries, lease) = (attempt.entries, lease)
        do {
            // After this call only the writer holds its state, so the state is changed in place.
            guard
                let (outcome, answers) = try await writer?.commit(
                    entries.map(\.job), isolatesFailures: attempt.isolatesFailures, clock: clock, in: pool)
            else {
                for entry in entries { entry.answer.resume(throwing: Refusal.notServing) }
                return
            }
            if writer?.lease == lease, let news = writer?.apply(outcome) { alerts.report(news) }
            deafScanners.hear(heard.update(entries.map(\.job), outcome))
            for (entry, answer) in zip(entries, answers) { entry.answer.resume(returning: answer) }
        } catch is IngestCommit.Preconditions.AssignmentsChanged {
            await retryWithFreshAssignments(attempt, under: lease)
        } catch let error as PostgresError where CommitFailure.isOfKnownBatch(error) && !attempt.isLookedUp {
            await retryAfterLookup(attempt, under: lease)
        } catch {
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
