extension ClusterSupervisor {
    /// Runs PostgreSQL for as long as `body` runs. PostgreSQL stops after `body` has ended, also where the task is
    /// cancelled, so that what `body` still has to write is written.
    func serve<Result: Sendable>(
        _ body: @escaping @Sendable (ClusterEndpoint) async throws -> Result
    ) async throws -> Result {
        let (ready, signal) = AsyncStream<Void>.makeStream()
        let server = Task {
            defer { signal.finish() }
            try await run { signal.yield() }
        }
        do {
            try await Self.wait(for: ready, of: server)
            let endpoint = ClusterEndpoint(socketDirectory: socket.path)
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

    /// What ends first decides: `body` with its result, or a server that cannot be kept running with its error.
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
