/// What takes queries: a pool, a connection, a transaction.
public protocol Querying: Sendable {
    /// Runs one statement. Throws `PostgresError`, or `CancellationError` when the task is cancelled.
    @discardableResult
    func query(_ query: Query) async throws -> QueryResult

    /// Sends the statements in one go. Outside a transaction they are one: all of them hold, or none.
    /// Throws the error of the first that fails.
    @discardableResult
    func pipeline(_ queries: [Query]) async throws -> [QueryResult]
}

extension Querying {
    /// Runs a statement and reads its rows.
    @discardableResult
    public func execute<Statement: PreparedStatement>(_ statement: Statement) async throws -> [Statement.Output] {
        try await query(statement.query).map(statement.decode)
    }
}
