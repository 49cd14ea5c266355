import Foundation
import Logging
public import ServiceLifecycle
import Spool
import Wire

/// Brings the batches of a spool to the server, oldest first, each until the server acknowledged it.
///
/// A batch whose answer was lost is sent again under its number, which the server knows it by.
public actor Uploader: Service {
    public private(set) var tally = Tally()

    private let spool: Spool
    private let uplink: any Uplink
    private let clock: NodeClock
    private let bell: Bell
    private let logger: Logger
    private var backoff = Backoff.upload
    private var generator: any RandomNumberGenerator & Sendable
    /// Counts what watchers are told, so that none waits for what has just happened.
    private var changes = 0
    private var watchers: [CheckedContinuation<Void, Never>] = []
    private var hasStopped = false

    init(
        spool: Spool, uplink: any Uplink, clock: NodeClock, bell: Bell, logger: Logger,
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.spool = spool
        self.uplink = uplink
        self.clock = clock
        self.bell = bell
        self.logger = logger
        self.generator = generator
    }

    public func run() async throws {
        defer { stop() }
        bell.ring()
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            return
        }
    }

    /// Returns true when the spool is empty, false when that many attempts in a row have failed or `run` ended.
    public func isDrained(givingUpAfter attempts: Int) async throws -> Bool {
        while true {
            let seen = changes
            if try await spool.state().depth == 0 { return true }
            if hasStopped || tally.failuresInARow >= attempts { return false }
            guard seen == changes else { continue }
            await withCheckedContinuation { watchers.append($0) }
        }
    }

    private func work() async throws {
        for await _ in bell.rings {
            while let (batch, sentAt) = try await next() {
                try await deliver(batch, sentAt: sentAt)
            }
        }
    }

    /// The oldest that waits, and the time of the same clock that it is dated by.
    private func next() async throws -> (batch: SpoolBatch, sentAt: Date)? {
        while true {
            let boot = clock.boot
            guard let batch = try await spool.next(in: boot) else { return nil }
            let sentAt = clock.now
            // The clock may be set just now.
            if let boot, let now = clock.boot, boot.wasSet(before: now) { continue }
            return (batch, sentAt)
        }
    }

    /// One attempt, and the wait after one that failed.
    private func deliver(_ batch: SpoolBatch, sentAt: Date) async throws {
        do {
            let reply = try await uplink.send(report(batch, sentAt: sentAt))
            try await acknowledge(batch, reply)
        } catch let error as SpoolError {
            throw error
        } catch {
            try Task.checkCancellation()
            try await handle(Verdict(error), of: batch)
        }
    }

    private func report(_ batch: SpoolBatch, sentAt: Date) -> Report {
        Report(
            spool: spool.identity, sequence: batch.sequence, boot: batch.boot, sentAt: sentAt,
            sightings: batch.sightings)
    }

    private func acknowledge(_ batch: SpoolBatch, _ reply: Report.Reply) async throws {
        if tally.failuresInARow > 0 {
            logger.notice("the server takes sightings again", metadata: ["attempts": "\(tally.failuresInARow + 1)"])
        }
        // Counted first: once the spool is empty, all that was in it is told of.
        tally.batches += 1
        tally.sent += batch.sightings.count
        tally.stored += reply.stored
        tally.refused += reply.refused
        try await spool.remove(batch.sequence)
        succeed()
    }

    private func handle(_ verdict: Verdict, of batch: SpoolBatch) async throws {
        switch verdict {
        case .setAside(let reason):
            logger.error(
                "the server will never take this batch; it is set aside",
                metadata: [
                    "sequence": "\(batch.sequence)", "sightings": "\(batch.sightings.count)", "reason": "\(reason)",
                ])
            tally.setAside += 1
            try await spool.setAside(batch.sequence, because: reason)
            succeed()
        case .complain(let reason, let hint):
            try await fail(reason, hint: hint, atLeast: nil)
        case .wait(let reason, let atLeast):
            try await fail(reason, hint: nil, atLeast: atLeast)
        }
    }

    private func succeed() {
        backoff.reset()
        tally.failuresInARow = 0
        tally.problem = nil
        notifyWatchers()
    }

    private func fail(_ reason: String, hint: String?, atLeast: Duration?) async throws {
        if reason != tally.problem {
            logger.warning("sightings wait in the spool: \(reason)", metadata: hint.map { ["hint": "\($0)"] } ?? [:])
        }
        tally.failuresInARow += 1
        tally.problem = reason
        notifyWatchers()
        try await clock.real.sleep(for: nextWait(atLeast: atLeast))
    }

    private func nextWait(atLeast: Duration?) -> Duration {
        backoff.next(atLeast: atLeast, using: &generator)
    }

    private func stop() {
        hasStopped = true
        notifyWatchers()
    }

    private func notifyWatchers() {
        changes += 1
        for watcher in watchers {
            watcher.resume()
        }
        watchers = []
    }
}

extension Uploader {
    /// What became of the batches of one spool since the program started.
    public struct Tally: Equatable, Sendable {
        /// Batches acknowledged.
        public internal(set) var batches = 0
        /// Sightings in them.
        public internal(set) var sent = 0
        /// Sightings the server kept.
        public internal(set) var stored = 0
        /// Sightings the server refused one by one.
        public internal(set) var refused = 0
        /// Batches the server will never take.
        public internal(set) var setAside = 0
        /// Attempts that failed since the last that did not.
        public internal(set) var failuresInARow = 0
        /// Why the last attempt failed.
        public internal(set) var problem: String?
    }

    /// What becomes of a batch that was not acknowledged.
    enum Verdict: Equatable {
        /// The server will never take it.
        case setAside(String)
        /// It is kept; something here must be put right by a person.
        case complain(String, hint: String)
        /// It is kept; the server may take it later.
        case wait(String, atLeast: Duration?)

        init(_ error: any Error) {
            guard let failure = error as? Failure else {
                self = .wait("\(error)", atLeast: nil)
                return
            }
            switch failure.code {
            case .badArguments, .badText, .tooLarge, .cannotBeDone, .conflict:
                self = .setAside(failure.reason)
            case .loginNecessary, .wrongCredentials, .notAllowed, .totpNecessary, .passwordChangeNecessary,
                .totpEnrolmentNecessary, .confirmationNecessary:
                self = .complain(failure.reason, hint: "Give this scanner its token: --token or ROLLCALL_TOKEN.")
            case .unknownType, .notFound, .wrongMethod, .wrongContentType, .wrongHost, .headersTooLarge:
                self = .complain(failure.reason, hint: "Is --server the address of a Rollcall server of this version?")
            case .slowDown, .tooSlow, .unavailable, .internalError:
                self = .wait(failure.reason, atLeast: failure.retryAfter.map { .seconds($0) })
            }
        }
    }
}
