import Dispatch

extension Connection {
    @discardableResult
    public func query(_ query: Query) async throws -> QueryResult {
        let results = try await pipeline([query])
        guard let result = results.first else {
            throw PostgresError(.connectionLost, message: "The statement had no result.", query: query.text)
        }
        return result
    }

    @discardableResult
    public func pipeline(_ queries: [Query]) async throws -> [QueryResult] {
        try Task.checkCancellation()
        lastUnit += 1
        let id = lastUnit
        return try await withTaskCancellationHandler {
            try await run(queries, id: id)
        } onCancel: {
            queue.async { self.assumeIsolated { $0.cancel(id) } }
        }
    }

    /// Runs the statements to their end even when the task has been cancelled, as putting things back in order needs.
    @discardableResult
    func complete(_ queries: [Query]) async throws -> [QueryResult] {
        lastUnit += 1
        return try await run(queries, id: lastUnit)
    }

    private func run(_ queries: [Query], id: Int) async throws -> [QueryResult] {
        guard !queries.isEmpty else { return [] }
        for query in queries { try query.check() }
        return try await withCheckedThrowingContinuation { waiter in
            submit(PipelineUnit(id: id, queries: queries, waiter: waiter))
        }
    }
}
