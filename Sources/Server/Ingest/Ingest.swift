import Foundation
import Logging
import Postgres
import Presence
import Store
import Vocabulary
import Wire

/// The one writer: takes evidence in, lets the engine decide, and answers once it is committed.
actor Ingest {
    private typealias Queue = IngestQueue<CheckedContinuation<IngestAnswer, any Error>>

    private let pool: ConnectionPool
    private let clock: any TimeSource
    private let alerts: AlertDesk
    private let logger: Logger
    /// What was heard of late.
    nonisolated let heard = HeardBag()
    private var queue = Queue()
    private var writer: IngestWriter?
    private var wakeUp: CheckedContinuation<Void, Never>?
    private var isClosed = false

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
    func punctuality(at now: Date) -> Engine.Punctuality? { writer?.punctuality(at: now) }

    /// Whether there is somebody to be tried again whose rows the database refused.
    var isTakeBackDue: Bool { writer?.isTakeBackDue ?? false }

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
                try queue.append(Queue.Entry(job: job, answer: answer))
                wake()
            } catch {
                answer.resume(throwing: error)
            }
        }
    }

    /// Takes ownership, with the state the database has.
    func own(_ lease: Lease, _ state: EngineState, _ building: Building) {
        writer = IngestWriter(lease: lease, state: state, building: building, startedAt: clock.now)
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

    /// - Parameter isApart: whether those whose rows break a rule are left out.
    private func commit(_ entries: [Queue.Entry], isApart: Bool = false) async {
        let lease = lease
        do {
            // Nobody holds the writer's state after this call but the writer, so that it is changed in place.
            guard
                let (outcome, answers) = try await writer?.commit(
                    entries.map(\.job), isApart: isApart, clock: clock, in: pool)
            else {
                for entry in entries { entry.answer.resume(throwing: Self.notServing) }
                return
            }
            if writer?.lease == lease, let news = writer?.take(outcome) { alerts.tell(news) }
            heard.note(entries.map(\.job), outcome)
            for (entry, answer) in zip(entries, answers) { entry.answer.resume(returning: answer) }
        } catch {
            await recover(from: error, entries, under: lease, isApart: isApart)
        }
    }

    /// What breaks a rule may have met with something that is gone by the next attempt; in that, people whose rows
    /// break one are left out. What still fails is no person's doing: one bad job must not take the others along.
    private func recover(
        from error: any Error, _ entries: [Queue.Entry], under lease: Lease?, isApart: Bool
    ) async {
        let refusal = (error as? PostgresError).flatMap { $0.breaksRule ? $0 : nil }
        guard Self.isKnown(error) else {
            logger.warning("The engine is given up for now: \(String(reflecting: error))")
            // Taken anew meanwhile, it has its state from the database already.
            if lease == self.lease { disown() }
            let isNotServing = error is Lease.Lost || error is EngineAsleep
            return refuse(entries, isNotServing ? Self.notServing : error)
        }
        if let refusal, !isApart {
            logger.warning("The database refuses a commit: \(String(reflecting: refusal))")
            if refusal.sqlState == Self.noPartition { await makeDays() }
            await commit(entries, isApart: true)
        } else if entries.count > 1, !Self.isAway(error) {
            for entry in entries { await commit([entry], isApart: true) }
        } else {
            refuse(entries, error)
        }
    }

    /// Whether nothing holds of a commit that failed so. After an error whose outcome is not known, and where the
    /// engine was asleep, the state has to come from the database again.
    private static func isKnown(_ error: any Error) -> Bool {
        (error as? PostgresError).map { !$0.isOutcomeUnknown } ?? (error is StoreError)
    }

    /// Whether the database was not there, so that one job after the other would only wait for it again.
    private static func isAway(_ error: any Error) -> Bool {
        let codes: [PostgresError.Code] = [
            .connectionFailed, .connectionLost, .connectionClosed, .timeout, .poolClosed,
        ]
        return (error as? PostgresError).map { codes.contains($0.code) } ?? false
    }

    /// A node that is told that its values are wrong gives them up: it is to keep them.
    private func refuse(_ entries: [Queue.Entry], _ error: any Error) {
        let breaksRule = (error as? PostgresError)?.breaksRule == true
        for entry in entries {
            entry.answer.resume(throwing: breaksRule && !entry.job.isOfAdmin ? Self.refused : error)
        }
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

    private static let refused = Failure(
        .unavailable, "The database does not take this now. Try again later.", retryAfter: 10)

    private static let notServing = Failure(
        .unavailable, "This server does not take reports now. Try again in a moment.", retryAfter: 2)
}

extension AlertDesk {
    fileprivate func tell(_ news: IngestOutcome.News) {
        for scanner in news.rolledBack {
            raise(
                .spoolRolledBack, about: .scanner(scanner),
                text: "The spool used the number of a batch again for other sightings. They are stored too.",
                hint: "Find out whether the node's disk was restored from an image: what was sent since is safe.")
        }
        for person in news.broken {
            raise(
                .recordBroken, about: .person(person),
                text: "The database refuses the whereabouts or visits of this person. Sightings of them are stored.",
                hint: "The server's log says which rule is broken. It tries again each minute.")
        }
        for person in news.mended { settle(.recordBroken, about: .person(person)) }
    }
}
