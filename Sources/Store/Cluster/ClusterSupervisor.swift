import Foundation
import Logging
import Subprocess

/// Keeps PostgreSQL running until it is cancelled.
struct ClusterSupervisor: Sendable {
    let postmaster: Postmaster
    let socket: SocketFolder
    let logger: Logger

    /// Returns when it was cancelled and PostgreSQL has ended.
    /// - Throws: `ClusterError` when the first start fails, or PostgreSQL ends again and again.
    func run(onReady: @escaping @Sendable () -> Void) async throws {
        async let _ = postmaster.log.keepTrimmed()
        try await clearAway()
        var policy = RestartPolicy()
        var wasReady = false
        while true {
            let start = ContinuousClock.now
            let life = try await live(onReady)
            guard !Task.isCancelled else { return await ClusterProcesses(folder: postmaster.layout.postgres).settle() }
            wasReady = wasReady || life.becameReady
            guard wasReady else { throw ClusterError.startFailed(postmaster.log.newest, output: postmaster.log.tail()) }
            guard let delay = policy.delay(afterRunOf: ContinuousClock.now - start) else {
                throw ClusterError.stopped(postmaster.log.newest, output: postmaster.log.tail())
            }
            logger.error(
                "PostgreSQL ended; starting it again",
                metadata: ["status": "\(life.status)", "log": "\(postmaster.log.newest)"])
            try await Task.sleep(for: delay)
            try await clearAway()
        }
    }

    private func live(_ onReady: @escaping @Sendable () -> Void) async throws
        -> (status: TerminationStatus, becameReady: Bool)
    {
        let (ready, signal) = AsyncStream<Void>.makeStream()
        do {
            let status = try await postmaster.run {
                signal.yield()
                onReady()
            }
            signal.finish()
            return (status, await ready.contains { true })
        } catch let error as SubprocessError {
            throw ClusterError.startFailed(postmaster.log.newest, output: "\(error)")
        }
    }

    /// Leaves nothing of an earlier PostgreSQL in the way of the next one: no process, and no file that names one.
    private func clearAway() async throws {
        let layout = postmaster.layout
        try await ClusterProcesses(folder: layout.postgres).clear()
        try socket.prepare(account: postmaster.account)
        if let file = PostmasterFile.read(layout), kill(file.process, 0) == 0 { unlink(layout.postmasterFile) }
    }
}
