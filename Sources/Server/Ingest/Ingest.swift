import Foundation
import Logging
import Postgres
import Presence
import Store
import Vocabulary
import Wire

/// The one writer: takes evidence in, lets the engine decide, and answers once it is committed.
actor Ingest {
    private let pool: ConnectionPool
    private let clock: any TimeSource
    private let alerts: AlertDesk
    private let logger: Logger
    private var queue = IngestQueue()
    private var writer: IngestWriter?
    private var wakeUp: CheckedContinuation<Void, Never>?
    private var isClosed = false
    /// When this server took the engine, on its clock.
    private var ownedAt = Date.distantPast

    init(pool: ConnectionPool, clock: any TimeSource, alerts: AlertDesk, logger: Logger) {
        self.pool = pool
        self.clock = clock
        self.alerts = alerts
        self.logger = logger
    }

    /// The lease under which this server owns the engine, or nil where it does not.
    var lease: Lease? { writer?.lease }

    /// When the engine last decided, on the server's clock; nil where this server does not own it.
    var decidedAt: Date? { writer?.decidedAt }

    /// What the engine is furnished with; nil where this server does not own it.
    var building: Building? { writer?.building }

    /// How many scanners tell in time what they hear; nil where this server does not own the engine.
    func punctuality(at now: Date) -> Punctuality? { writer?.punctuality(at: now) }

    /// Why the engine believes what it does of a person; nil where it knows nothing. Throws `Failure` where this server
    /// does not own the engine.
    func explanation(of person: Int64, at now: Date) throws -> Explanation? {
        guard let writer else {
            throw Failure(.unavailable, "This server does not own the presence engine, so that it cannot say why.")
        }
        return writer.explanation(of: person, at: now)
    }

    /// Queues a job and returns once it is committed. Throws `Failure` where this server cannot take it now.
    @discardableResult
    func submit(_ job: IngestJob) async throws -> IngestAnswer {
        guard writer != nil, !isClosed else { throw Self.notServing }
        return try await withCheckedThrowingContinuation { answer in
            do {
                try queue.append(IngestQueue.Entry(job: job, answer: answer))
                wake()
            } catch {
                answer.resume(throwing: error)
            }
        }
    }

    /// Takes ownership, with the state the database has.
    func own(_ lease: Lease, _ state: EngineState, _ building: Building) {
        ownedAt = clock.now
        writer = IngestWriter(lease: lease, state: state, building: building, startedAt: ownedAt)
    }

    /// Gives ownership up; what waits is sent back to be tried again.
    func disown() {
        writer = nil
        for entry in queue.takeAll() {
            entry.answer.resume(throwing: Self.notServing)
        }
    }

    /// Works until it is closed and the queue is empty.
    func run() async {
        while !(isClosed && queue.isEmpty) {
            if queue.isEmpty {
                await withCheckedContinuation { wakeUp = $0 }
            } else {
                await commit(queue.takeNext())
            }
        }
    }

    /// Takes nothing more; what is queued is still committed.
    func close() {
        isClosed = true
        wake()
    }

    private func wake() {
        wakeUp?.resume()
        wakeUp = nil
    }

    private func commit(_ entries: [IngestQueue.Entry], isRepeated: Bool = false) async {
        let lease = lease
        do {
            // Nobody holds the writer's state after this call but the writer, so that it is changed in place.
            guard let (outcome, answers) = try await writer?.commit(entries.map(\.job), clock: clock, in: pool) else {
                for entry in entries { entry.answer.resume(throwing: Self.notServing) }
                return
            }
            if writer?.lease == lease { writer?.take(outcome) }
            tell(outcome)
            for (entry, answer) in zip(entries, answers) { entry.answer.resume(returning: answer) }
        } catch {
            await recover(from: error, entries, under: lease, isRepeated: isRepeated)
        }
    }

    /// Tells of what is wrong by what was committed.
    private func tell(_ outcome: IngestOutcome) {
        guard case .observed(let observed) = outcome else { return }
        for scanner in observed.rolledBack {
            alerts.raise(
                .spoolRolledBack, about: .scanner(scanner),
                text: "The spool used the number of a batch again for other sightings. They are stored too.",
                hint: "Find out whether the node's disk was restored from an image: what was sent since is safe.")
        }
    }

    /// One bad job must not take the others along; one that breaks a rule (SQLSTATE class 23) may have met with
    /// something that is gone by the next attempt. After an error whose outcome is not known, and where the engine was
    /// asleep, the state has to come from the database again, and so where time alone, without a word from anybody,
    /// comes to break a rule; once a minute at most, since after that nobody moves for a while.
    private func recover(
        from error: any Error, _ entries: [IngestQueue.Entry], under lease: Lease?, isRepeated: Bool
    ) async {
        let state = (error as? PostgresError)?.sqlState
        let breaksRule = state?.hasPrefix("23") == true
        // Where the database is shut down (57P) a commit may have gone through.
        let isKnown = state.map { !$0.hasPrefix("57P") } ?? (error is StoreError)
        let isOutOfStep =
            breaksRule && isRepeated && entries.allSatisfy(\.job.isTick)
            && clock.now.timeIntervalSince(ownedAt) > 60
        if !isKnown || isOutOfStep {
            logger.warning("The engine is given up for now: \(String(reflecting: error))")
            // Taken anew meanwhile, it has its state from the database already.
            if lease == self.lease { disown() }
        } else if entries.count > 1 || !isRepeated && breaksRule {
            if state == Self.noPartition { await makeDays() }
            for entry in entries { await commit([entry], isRepeated: true) }
            return
        }
        let isNotServing = error is Lease.Lost || error is EngineAsleep
        for entry in entries { entry.answer.resume(throwing: isNotServing ? Self.notServing : error) }
    }

    /// A check that is broken, that of the days there are among them.
    private static let noPartition = "23514"

    /// The clock may have leapt farther than days of sightings were made ahead.
    private func makeDays() async {
        do {
            try await SightingPartitions.make(at: clock.now, in: pool)
        } catch {
            logger.warning("The days of sightings cannot be made: \(String(reflecting: error))")
        }
    }

    private static let notServing = Failure(
        .unavailable, "This server does not take reports now. Try again in a moment.", retryAfter: 2)
}
