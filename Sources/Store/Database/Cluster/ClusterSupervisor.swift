import Children
import Foundation
import Logging
import Subprocess

/// Keeps PostgreSQL running until it is cancelled.
struct ClusterSupervisor: Sendable {
    let postmaster: Postmaster
    let socket: SocketFolder
    let logger: Logger

    /// Returns once it has been cancelled and PostgreSQL has ended.
    /// - Throws: `ClusterError` if the first start fails, or PostgreSQL ends repeatedly.
    func run(onReady: @escaping @Sendable () -> Void) async throws {
        async let _ = postmaster.log.keepTrimmed()
        try await clearAway()
        var policy = RestartPolicy()
        var wasReady = false
        while true {
            let start = ContinuousClock.now
            let life = try await live(onReady)
            guard !Task.isCancelled else { return await ChildProcesses.ofPostgres(postmaster.layout.postgres).settle() }
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

    /// Removes what an earlier PostgreSQL left in the way of the next one: its processes, and the file that names one.
    private func clearAway() async throws {
        let layout = postmaster.layout
        try await ChildProcesses.ofPostgres(layout.postgres).clear()
        try socket.prepareForPostgres(account: postmaster.account)
        if let file = Postmaster.File.read(layout), kill(file.process, 0) == 0 { unlink(layout.postmasterFile) }
    }
}

extension ClusterSupervisor {
    /// Runs PostgreSQL while `body` runs. PostgreSQL stops after `body` has ended, even if the task is cancelled, so
    /// that `body` can finish its writes.
    func serve<Result: Sendable>(
        _ body: @escaping @Sendable (PrivateCluster.Endpoint) async throws -> Result
    ) async throws -> Result {
        let (ready, signal) = AsyncStream<Void>.makeStream()
        let server = Task {
            defer { signal.finish() }
            try await run { signal.yield() }
        }
        do {
            try await Self.wait(for: ready, of: server)
            let endpoint = PrivateCluster.Endpoint(socketDirectory: socket.path)
            let result = try await Self.run(server, while: { try await body(endpoint) })
            _ = await server.result
            return result
        } catch {
            server.cancel()
            _ = await server.result
            throw error
        }
    }

    private static func wait(for ready: AsyncStream<Void>, of server: Task<Void, any Error>) async throws {
        for await _ in ready { return }
        try Task.checkCancellation()
        try await server.value
    }

    /// Waits for the first to end: `body` with its result, or a server that cannot be kept running with its error.
    private static func run<Result: Sendable>(
        _ server: Task<Void, any Error>, while body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result.self) { group in
            defer { server.cancel() }
            group.addTask { try await body() }
            group.addTask {
                try await server.value
                throw CancellationError()
            }
            guard let result = try await group.next() else { throw CancellationError() }
            return result
        }
    }
}
