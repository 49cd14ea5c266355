import Dispatch
import GRDB
import Logging
import Resolution
import Synchronization

/// Changes the registry, one commit at a time: what waits while one is under way is joined into the next. No person is
/// answered and memory does not change before the commit.
///
/// It also follows the operator's commands: what another program has committed is read into memory.
final class RegistryWriter: Sendable {
    /// Changes of one commit at most.
    private static let maxAtOnce = 1000
    /// Changes that wait at most: beyond, the registry is too slow to be told more.
    private static let maxWaiting = 20_000
    private static let lookEvery = DispatchTimeInterval.milliseconds(400)

    private struct Job: Sendable {
        /// Makes the change, and returns what is to be done once it is committed.
        let change: @Sendable (inout RegistryTransaction) throws -> @Sendable () -> Void
        let giveUp: @Sendable () -> Void
    }

    private struct Waiting {
        var jobs: [Job] = []
        var isWorking = false
    }

    private struct Watch {
        var version = 0
        var isClosed = false
    }

    private let file: RegistryFile
    private let finder: Finder
    private let metrics: Metrics
    private let logger: Logger
    private let queue = DispatchQueue(label: "rollcall.resolver.registry")
    private let waiting = Mutex(Waiting())
    private let watch = Mutex(Watch())
    private let hasTrouble = Mutex(false)

    init(_ file: RegistryFile, _ finder: Finder, metrics: Metrics, logger: Logger) {
        (self.file, self.finder, self.metrics, self.logger) = (file, finder, metrics, logger)
    }

    /// Reads all stations, and follows the file from then on.
    func start() throws {
        try queue.sync { try load() }
        followLater()
    }

    /// Finishes what waits, and gives the file back.
    func close() throws {
        try queue.sync {
            watch.withLock { $0.isClosed = true }
            while workOnce() {}
            try file.close()
        }
    }

    /// Makes a change with what else waits.
    /// - Parameter then: called on another thread: the outcome after its commit, nil if the registry took nothing.
    func submit<Outcome: Sendable>(
        _ change: @escaping @Sendable (inout RegistryTransaction) throws -> Outcome,
        then: @escaping @Sendable (Outcome?) -> Void
    ) {
        let job = Job(
            change: { transaction in
                let outcome = try change(&transaction)
                return { then(outcome) }
            },
            giveUp: { then(nil) })
        let (isTaken, isIdle) = waiting.withLock { waiting -> (Bool, Bool) in
            guard waiting.jobs.count < Self.maxWaiting else { return (false, false) }
            waiting.jobs.append(job)
            defer { waiting.isWorking = true }
            return (true, !waiting.isWorking)
        }
        guard isTaken else { return then(nil) }
        if isIdle { queue.async { self.work() } }
    }

    /// Calls back once the writer has time: a sign that it lives.
    func answer(_ body: @escaping @Sendable () -> Void) {
        queue.async(execute: body)
    }

    private func work() {
        while workOnce() {}
    }

    /// - Returns: whether something waited.
    private func workOnce() -> Bool {
        let jobs = waiting.withLock { waiting -> [Job] in
            let count = min(waiting.jobs.count, Self.maxAtOnce)
            let jobs = Array(waiting.jobs.prefix(count))
            waiting.jobs.removeFirst(count)
            waiting.isWorking = count > 0
            return jobs
        }
        guard !jobs.isEmpty else { return false }
        commit(jobs)
        return true
    }

    private func commit(_ jobs: [Job]) {
        do {
            let (answers, changes) = try file.write { db in
                var transaction = RegistryTransaction(db)
                let answers = try jobs.map { try $0.change(&transaction) }
                return (answers, transaction.changes)
            }
            finder.put(changes)
            metrics.count(.commits)
            tell(nil)
            for answer in answers { answer() }
        } catch {
            giveUp(jobs, error)
        }
    }

    /// One change that fails for a reason of its own does not take the others with it.
    private func giveUp(_ jobs: [Job], _ error: any Error) {
        let isOfDisk = (error as? DatabaseError).map { Self.ofDisk.contains($0.resultCode) } ?? false
        if jobs.count > 1, !isOfDisk {
            for job in jobs { commit([job]) }
            return
        }
        metrics.count(.failedCommits)
        tell(error)
        for job in jobs { job.giveUp() }
    }

    private static let ofDisk: [ResultCode] = [
        .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_BUSY, .SQLITE_NOMEM,
    ]

    /// Says once that nothing can be written, and once that it can again.
    private func tell(_ error: (any Error)?) {
        let isNews = hasTrouble.withLock { trouble -> Bool in
            defer { trouble = error != nil }
            return trouble != (error != nil)
        }
        guard isNews else { return }
        if let error {
            logger.error("Updates are refused, look-ups go on: the registry cannot be written: \(error)")
        } else {
            logger.notice("The registry can be written again.")
        }
    }
}

/// Following the file.
extension RegistryWriter {
    private func followLater() {
        queue.asyncAfter(deadline: .now() + Self.lookEvery) { [weak self] in self?.follow() }
    }

    private func follow() {
        guard !watch.withLock({ $0.isClosed }) else { return }
        defer { followLater() }
        do {
            let version = try file.version()
            if version != watch.withLock({ $0.version }) { try load() }
        } catch {
            logger.warning("The registry could not be read again: \(error)")
        }
    }

    /// Where something is committed between the two statements, the version is older than what was read, and all is
    /// read once more.
    private func load() throws {
        let version = try file.version()
        let stations = try file.read { try RegistryReader.stations($0) }
        finder.replace(stations)
        watch.withLock { $0.version = version }
    }
}
