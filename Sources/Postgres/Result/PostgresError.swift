/// What went wrong with a query or a connection.
///
/// `description` may be shown to a stranger; what the server said and the statement are only in `debugDescription`.
/// The values bound to a query are in neither; `message` and `detail` may quote them.
public struct PostgresError: Error, Sendable {
    public let code: Code
    /// The five characters of SQLSTATE, for errors the server sent.
    public internal(set) var sqlState: String?
    public internal(set) var message: String
    public internal(set) var detail: String?
    public internal(set) var hint: String?
    /// The character of the statement that the error is about, from 1.
    public internal(set) var position: Int?
    /// The constraint, table and column the error is about, where the server names them.
    public internal(set) var constraintName: String?
    public internal(set) var tableName: String?
    public internal(set) var columnName: String?
    /// The text of the statement that failed.
    public internal(set) var query: String?
    public internal(set) var cause: (any Error)?

    init(_ code: Code, message: String, query: String? = nil, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.query = query
        self.cause = cause
    }
}
