extension ConnectionPool {
    /// Lends a connection for one task alone. Afterwards the session is put back as it was: settings, locks, temporary
    /// tables and what was listened to. The connection must not be used after `body` has returned.
    @discardableResult
    public func withConnection<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: (Connection) async throws -> Result
    ) async throws -> Result {
        let connection = try await exclusive.acquire()
        do {
            let result = try await body(connection)
            await exclusive.release(connection, isUsable: await connection.restoreSession())
            return result
        } catch {
            await exclusive.release(connection, isUsable: await connection.restoreSession())
            throw error
        }
    }

    /// Runs `body` in a transaction and commits it; rolls back when it throws.
    /// Throws `PostgresError` with code `transactionAborted` when a statement in it had failed and `body` went on.
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

    /// A kept connection may turn out to be lost only now. Nothing has been done on it yet, so another one will do; there
    /// are at most as many such as are kept.
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

extension Connection {
    /// A commit is seen to its end even when the task has been cancelled, so that its outcome is known.
    fileprivate func commit() async throws {
        let tag = try await complete(["commit"]).first?.table.commandTag
        guard tag == "COMMIT" else {
            throw PostgresError(
                .transactionAborted, message: "A statement had failed; the transaction was rolled back.")
        }
    }
}
