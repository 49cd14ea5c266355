import Concurrency
import Foundation
import Logging
public import ServiceLifecycle
import Spool
public import Wire

/// Sends the batches of a spool to the server, each until the server has acknowledged it: new sightings first, and the
/// backlog of an outage beside them.
///
/// A batch whose answer was lost is sent again with its number and digest, by which the server recognises it.
public actor Uploader: Service {
    /// An event; events are handled in order of arrival.
    private enum Event: Sendable {
        case rang
        case ended(SpoolBatch, Spool.Lane, Result<Report.Reply, any Error>)
        case woke(Set<Spool.Lane>)
    }

    public private(set) var tally = Tally()

    private let spool: Spool
    private let uplink: any Uplink
    private let clock: NodeClock
    private let bell: Mailbox<Void>
    private let logger: Logger
    private var schedule = UploadSchedule()
    private var backoff = Backoff.upload
    private var generator: any RandomNumberGenerator & Sendable
    /// The number of notifications to watchers, so that none waits for an event that has just happened.
    private var changes = 0
    private var watchers: [CheckedContinuation<Void, Never>] = []
    private var hasStopped = false

    init(
        spool: Spool, uplink: any Uplink, clock: NodeClock, bell: Mailbox<Void>, logger: Logger,
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

    /// Returns true when the spool is empty, false after that many consecutive failed attempts or when `run` has ended.
    public func isDrained(givingUpAfter attempts: Int) async throws -> Bool {
        while true {
            let seen = changes
            if try await spool.state(at: clock.now).depth == 0 { return true }
            if hasStopped || tally.failuresInARow >= attempts { return false }
            guard seen == changes else { continue }
            await withCheckedContinuation { watchers.append($0) }
        }
    }

    private func work() async throws {
        let (events, happened) = AsyncStream<Event>.makeStream()
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { [bell] in
                for await _ in bell { happened.yield(.rang) }
            }
            for await event in events {
                if let wait = try await take(event) {
                    group.addTask { [clock] in
                        try await clock.real.sleep(for: wait.duration)
                        happened.yield(.woke(wait.lanes))
                    }
                }
                while let (batch, report, lane) = try await next() {
                    group.addTask { await happened.yield(.ended(batch, lane, self.send(report))) }
                }
            }
            try Task.checkCancellation()
        }
    }

    /// Returns the next batch, with the time of the clock that also dates its sightings.
    private func next() async throws -> (batch: SpoolBatch, report: Report, lane: Spool.Lane)? {
        while let lane = schedule.next {
            let boot = clock.boot
            guard let batch = try await spool.take(lane, in: boot, at: clock.now) else {
                schedule.foundNothing(in: lane)
                continue
            }
            let report = Report(batch, sentAt: clock.now, uptime: clock.uptime)
            // The clock may have been set just now.
            if let boot, let now = clock.boot, boot.wasSet(before: now) {
                try await spool.giveBack(batch)
                continue
            }
            schedule.began(lane)
            return (batch, report, lane)
        }
        return nil
    }

    private nonisolated func send(_ report: Report) async -> Result<Report.Reply, any Error> {
        do {
            return .success(try await uplink.send(report))
        } catch {
            return .failure(error)
        }
    }

    /// - Returns: which lanes rest, and for how long.
    private func take(_ event: Event) async throws -> (lanes: Set<Spool.Lane>, duration: Duration)? {
        switch event {
        case .rang: schedule.lookAgain()
        case .woke(let lanes): schedule.woke(lanes)
        case .ended(let batch, let lane, .success(let reply)): try await acknowledge(batch, lane, reply)
        case .ended(let batch, let lane, .failure(let error)):
            try Task.checkCancellation()
            return try await handle(Verdict(error), of: batch, lane)
        }
        return nil
    }

    private func acknowledge(_ batch: SpoolBatch, _ lane: Spool.Lane, _ reply: Report.Reply) async throws {
        if tally.failuresInARow > 0 {
            logger.notice("the server accepts sightings again", metadata: ["attempts": "\(tally.failuresInARow + 1)"])
        }
        // Counted first: once the spool is empty, the counts include everything that was in it.
        tally.batches += 1
        tally.sent += batch.sightings.count
        tally.stored += reply.stored
        tally.refused += reply.refused
        tally.refusedWhy.add(reply.refusedWhy)
        for sentence in tally.refusedBeacons.add(reply.refusedBeacons ?? []) {
            logger.warning("the server refuses sightings of \(sentence)")
        }
        try await spool.acknowledge(batch, at: clock.now)
        succeed(lane)
    }

    private func handle(
        _ verdict: Verdict, of batch: SpoolBatch, _ lane: Spool.Lane
    ) async throws -> (lanes: Set<Spool.Lane>, duration: Duration)? {
        if case .setAside(let refusal) = verdict {
            logger.error(
                "the server refused this batch permanently; it is set aside",
                metadata: [
                    "sequence": "\(batch.sequence)", "sightings": "\(batch.sightings.count)",
                    "reason": "\(refusal.reason)",
                ])
            tally.setAside += 1
            try await spool.setAside(batch, because: refusal)
            succeed(lane)
            return nil
        }
        try await spool.giveBack(batch)
        let lanes = schedule.failed(lane, isSlowed: verdict.isSlowed)
        return lanes.isEmpty ? nil : (lanes, rest(after: verdict))
    }

    private func succeed(_ lane: Spool.Lane) {
        schedule.succeeded(lane)
        backoff.reset()
        tally.failuresInARow = 0
        tally.problem = nil
        notifyWatchers()
    }

    private func rest(after verdict: Verdict) -> Duration {
        if verdict.reason != tally.problem {
            let metadata: Logger.Metadata = verdict.hint.map { ["hint": "\($0)"] } ?? [:]
            logger.warning("sightings wait in the spool: \(verdict.reason)", metadata: metadata)
        }
        tally.failuresInARow += 1
        tally.problem = verdict.reason
        notifyWatchers()
        return backoff.next(atLeast: verdict.atLeast, using: &generator)
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

extension RefusalCounts {
    mutating func add(_ more: RefusalCounts?) {
        guard let more else { return }
        tooOld += more.tooOld
        ahead += more.ahead
        unlawful += more.unlawful
        unknownBeacon += more.unknownBeacon
        badValue += more.badValue
    }
}

extension Report {
    fileprivate init(_ batch: SpoolBatch, sentAt: Date, uptime: UptimeRecord?) {
        self.init(
            spool: batch.spool, sequence: batch.sequence, boot: batch.boot, sentAt: sentAt, uptime: uptime,
            digest: batch.digest, sightings: batch.sightings)
    }
}

extension Uploader {
    /// Counts of the batches of one spool since the program started.
    public struct Tally: Equatable, Sendable {
        /// Batches acknowledged.
        public internal(set) var batches = 0
        /// Sightings in them.
        public internal(set) var sent = 0
        /// Sightings the server kept.
        public internal(set) var stored = 0
        /// Sightings the server refused one by one.
        public internal(set) var refused = 0
        /// The same, by reason.
        public internal(set) var refusedWhy = RefusalCounts()
        /// The beacons of the sightings that it refused because they are not registered.
        public internal(set) var refusedBeacons = RefusedBeacons()
        /// Batches that the server will never accept.
        public internal(set) var setAside = 0
        /// Consecutive failed attempts.
        public internal(set) var failuresInARow = 0
        /// Why the last attempt failed.
        public internal(set) var problem: String?
    }
}
