/// A transaction that is under way. It must not be used after the closure that received it has returned.
public struct Transaction: Querying {
    let connection: Connection

    @discardableResult
    public func query(_ query: Query) async throws -> QueryResult {
        try await connection.query(query)
    }

    @discardableResult
    public func pipeline(_ queries: [Query]) async throws -> [QueryResult] {
        try await connection.pipeline(queries)
    }
}

extension ConnectionPool {
    /// Runs `body` in a transaction and commits it; rolls back if it throws. Throws `PostgresError` with code
    /// `transactionAborted` if a statement in it had failed and `body` went on, and one that `isOutcomeUnknown` if the
    /// answer to the commit was lost.
    @discardableResult
    public func withTransaction<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        let connection = try await begin()
        do {
            let result = try await body(Transaction(connection: connection))
            try await connection.commit()
            await exclusive.release(connection, isUsable: await connection.rollBackLeftovers())
            return result
        } catch {
            await exclusive.release(connection, isUsable: await connection.rollBackLeftovers())
            throw error
        }
    }

    /// Runs the statements in a transaction of their own, in one round trip: begin and commit are sent with them.
    /// Throws the error of the first that fails, and one that `isOutcomeUnknown` if the answer was lost.
    /// - Returns: their results.
    @discardableResult
    public func transact(
        isolation: isolated (any Actor)? = #isolation, _ queries: [Query]
    ) async throws -> [QueryResult] {
        let connection = try await exclusive.acquire()
        do {
            let results = try await connection.transact(queries)
            await exclusive.release(connection, isUsable: await connection.rollBackLeftovers())
            return results
        } catch {
            await exclusive.release(connection, isUsable: await connection.rollBackLeftovers())
            throw error
        }
    }

    /// A kept connection may turn out to be lost only now. Nothing has been done on it yet, so another one can be used;
    /// at most as many attempts are needed as connections are kept.
    private func begin() async throws -> Connection {
        var attempts = limits.exclusive
        while true {
            let connection = try await exclusive.acquire()
            do {
                try await connection.query("begin")
                return connection
            } catch {
                await exclusive.release(connection, isUsable: await connection.rollBackLeftovers())
                guard attempts > 0, !connection.isOpen, !Task.isCancelled else { throw error }
                attempts -= 1
            }
        }
    }
}

/// A commit runs to its end even if the task has been cancelled, so that its outcome is known.
extension Connection {
    fileprivate func transact(_ queries: [Query]) async throws -> [QueryResult] {
        let results = try await ending(["begin"] + queries + ["commit"])
        return Array(results.dropFirst().dropLast())
    }

    fileprivate func commit() async throws {
        guard try await ending(["commit"]).first?.table.commandTag == "COMMIT" else {
            throw PostgresError(
                .transactionAborted, message: "A statement had failed; the transaction was rolled back.")
        }
    }

    private func ending(_ queries: [Query]) async throws -> [QueryResult] {
        do {
            return try await complete(queries)
        } catch var error as PostgresError where error.code == .connectionLost {
            error.isOutcomeUnknown = true
            throw error
        }
    }
}
