extension Connection {
    /// Rolls back what a user left open. False when the connection is of no further use.
    func rollBackLeftovers() async -> Bool {
        guard isOpen, let link else { return false }
        guard link.isInTransaction || !units.isEmpty else { return true }
        return await succeeds(["rollback"])
    }

    /// Puts the session back as it was made. `discard all` would also forget the role given at connecting, and serve on
    /// as the login.
    func restoreSession() async -> Bool {
        guard await rollBackLeftovers() else { return false }
        return await succeeds([
            "close all", "reset all", "reset session authorization", "reset role", "unlisten *",
            "select pg_advisory_unlock_all()", "discard temp", "discard sequences",
        ])
    }

    private func succeeds(_ queries: [Query]) async -> Bool {
        do {
            try await complete(queries)
            return true
        } catch {
            return false
        }
    }
}
