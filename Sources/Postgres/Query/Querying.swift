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

/// A statement as a type: its SQL, the values bound to it and how one of its rows is read.
///
/// Every query is prepared once for each connection and known by its text; a `PreparedStatement` adds the row.
public protocol PreparedStatement: Sendable {
    associatedtype Output: Sendable

    /// The statement with its values. The text must not depend on the values.
    var query: Query { get }

    func decode(_ row: Row) throws -> Output
}
