import Dispatch
import GRDB
import Logging
import Resolution
import Synchronization

/// Changes the registry, one commit at a time: changes that arrive during a commit are combined in the next. No request
/// is answered and memory does not change before the commit.
///
/// It also follows the operator's commands: commits of another program are read into memory.
final class RegistryWriter: Sendable {
    /// The maximum number of changes in one commit.
    private static let maxAtOnce = 1000
    /// The maximum number of waiting changes: beyond it the registry is too slow to accept more.
    private static let maxWaiting = 20_000
    private static let lookEvery = DispatchTimeInterval.milliseconds(400)

    private struct Job: Sendable {
        /// Makes the change, and returns the action to perform after the commit.
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

    /// Finishes waiting changes, and closes the file.
    func close() throws {
        try queue.sync {
            watch.withLock { $0.isClosed = true }
            while workOnce() {}
            try file.close()
        }
    }

    /// Makes a change together with other waiting changes.
    /// - Parameter then: called on another thread: with the outcome after its commit, or nil if the registry did not
    ///   accept the change.
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

    /// Calls back once the writer has time, which proves that it is alive.
    func answer(_ body: @escaping @Sendable () -> Void) {
        queue.async(execute: body)
    }

    private func work() {
        while workOnce() {}
    }

    /// - Returns: whether a change was waiting.
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

    /// One change that fails for its own reason does not affect the others.
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

    /// Logs once that the registry cannot be written, and once that it can be again.
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

/// Following of the file.
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

    /// If another program commits between the two statements, the version is older than the data, and everything is
    /// read again.
    private func load() throws {
        let version = try file.version()
        let stations = try file.read { try RegistryReader.stations($0) }
        finder.replace(stations)
        watch.withLock { $0.version = version }
    }
}
