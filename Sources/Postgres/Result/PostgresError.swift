/// What went wrong with a query or a connection.
///
/// `description` may be shown to an anonymous caller; the server's message and the statement are only in
/// `debugDescription`. The values bound to a query are in neither; `message` and `detail` may quote them.
public struct PostgresError: Error, Sendable {
    public let code: Code
    /// The five characters of SQLSTATE, for errors the server sent.
    public internal(set) var sqlState: String?
    public internal(set) var message: String
    public internal(set) var detail: String?
    public internal(set) var hint: String?
    /// The position in the statement that the error is about, in characters from 1.
    public internal(set) var position: Int?
    /// The constraint, table and column that the error is about, if the server names them.
    public internal(set) var constraintName: String?
    public internal(set) var tableName: String?
    public internal(set) var columnName: String?
    /// The text of the statement that failed.
    public internal(set) var query: String?
    public internal(set) var cause: (any Error)?
    /// Whether the connection broke after `commit` was sent, so that it is unknown whether the transaction was
    /// committed. For any other error that `withTransaction` throws, it was certainly not committed.
    public internal(set) var isOutcomeUnknown = false

    init(_ code: Code, message: String, query: String? = nil, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.query = query
        self.cause = cause
    }
}

extension PostgresError {
    /// The kind of failure. More may be added: a `switch` needs a `default`.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String {
            case server, connectionFailed, connectionLost, connectionClosed, decoding, refused, timeout, poolClosed
            case transactionAborted, invalidSettings, resultTooLarge
        }

        private let kind: Kind

        /// The server refused the statement; `sqlState` gives the reason.
        public static let server = Code(kind: .server)
        /// No connection could be made.
        public static let connectionFailed = Code(kind: .connectionFailed)
        /// The connection broke while the query was under way: whether it took effect is not known.
        public static let connectionLost = Code(kind: .connectionLost)
        /// The connection had been closed: the query was not sent.
        public static let connectionClosed = Code(kind: .connectionClosed)
        /// A column could not be read as the requested type.
        public static let decoding = Code(kind: .decoding)
        /// The query was invalid and therefore not sent: COPY, too many values, a value its type cannot represent.
        public static let refused = Code(kind: .refused)
        /// No connection was free in time.
        public static let timeout = Code(kind: .timeout)
        public static let poolClosed = Code(kind: .poolClosed)
        /// The transaction could not be committed: a statement in it had failed. All of it was rolled back.
        public static let transactionAborted = Code(kind: .transactionAborted)
        /// More bytes arrived than the connection allows. It is closed.
        public static let resultTooLarge = Code(kind: .resultTooLarge)
        /// The connection settings could not be read.
        public static let invalidSettings = Code(kind: .invalidSettings)

        public var description: String { kind.rawValue }
    }
}

extension PostgresError: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        switch code {
        case .server: "The database refused a statement (\(sqlState ?? "no SQLSTATE"))."
        case .connectionFailed, .connectionLost, .connectionClosed, .poolClosed: "The database is away."
        case .timeout: "The database is busy."
        case .decoding: "The database answered something unexpected."
        case .invalidSettings: "The database settings cannot be read."
        default: "The database could not do it (\(code))."
        }
    }

    /// For the log, which must not contain personal data: it omits the detail, which quotes the values of a row, and
    /// the message if it may quote a refused value.
    public var debugDescription: String {
        let parts: [(String, String?)] = [
            ("sqlState", sqlState), ("hint", hint), ("constraint", constraintName),
            ("table", tableName), ("column", columnName), ("query", query),
            ("cause", cause.map { String(reflecting: $0) }),
        ]
        let known = parts.compactMap { name, value in value.map { "\(name): \($0)" } }
        return (["PostgresError.\(code): \(messageWithoutValue)"] + known).joined(separator: "; ")
    }

    /// SQLSTATE class 22 is for values that cannot be stored or read, and P0 and 38 for messages written by functions;
    /// all of these messages may quote the value.
    private var messageWithoutValue: String {
        guard let state = sqlState, ["22", "38", "P0"].contains(state.prefix(2)) else { return message }
        return "(not shown: it may quote a value)"
    }

    /// Returns the error without the text of the statement, for statements that a person wrote, with values in them.
    public func withoutStatement() -> PostgresError {
        var changed = self
        changed.query = nil
        return changed
    }
}

extension PostgresError {
    /// Creates an error from the server's report on a failed statement.
    init(_ result: ResultTable, query: String?) {
        self.init(.server, message: result.field(.message) ?? "The server gave no message.", query: query)
        sqlState = result.field(.sqlState)
        detail = result.field(.detail)
        hint = result.field(.hint)
        position = result.field(.position).flatMap { Int($0) }
        constraintName = result.field(.constraintName)
        tableName = result.field(.tableName)
        columnName = result.field(.columnName)
    }
}
