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
    /// The connection broke after `commit` was sent, so that no caller knows whether the transaction holds. What else
    /// `withTransaction` throws is certain: nothing of it holds.
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

        /// The server refused the statement; `sqlState` says why.
        public static let server = Code(kind: .server)
        /// No connection could be made.
        public static let connectionFailed = Code(kind: .connectionFailed)
        /// The connection broke while the query was under way: whether it took effect is not known.
        public static let connectionLost = Code(kind: .connectionLost)
        /// The connection had been closed: the query was not sent.
        public static let connectionClosed = Code(kind: .connectionClosed)
        /// A column could not be read as the type asked for.
        public static let decoding = Code(kind: .decoding)
        /// The query was not sent, because it could not be: COPY, too many values, a value its type cannot hold.
        public static let refused = Code(kind: .refused)
        /// No connection was free in time.
        public static let timeout = Code(kind: .timeout)
        public static let poolClosed = Code(kind: .poolClosed)
        /// The transaction could not be committed: a statement in it had failed. Nothing of it holds.
        public static let transactionAborted = Code(kind: .transactionAborted)
        /// More bytes came than the connection was to take. It is closed.
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

    /// For the log, which people's data must not get into: not the detail, which names the values of a row, nor the
    /// message of what a value was refused for.
    public var debugDescription: String {
        let parts: [(String, String?)] = [
            ("sqlState", sqlState), ("hint", hint), ("constraint", constraintName),
            ("table", tableName), ("column", columnName), ("query", query),
            ("cause", cause.map { String(reflecting: $0) }),
        ]
        let known = parts.compactMap { name, value in value.map { "\(name): \($0)" } }
        return (["PostgresError.\(code): \(messageWithoutValue)"] + known).joined(separator: "; ")
    }

    /// SQLSTATE class 22 is a value that cannot be held or read, and P0 and 38 what functions say in their own words;
    /// the messages of both may quote the value.
    private var messageWithoutValue: String {
        guard let state = sqlState, ["22", "38", "P0"].contains(state.prefix(2)) else { return message }
        return "(not shown: it may quote a value)"
    }

    /// The same without the text of the statement, which is for statements that a person wrote, with values in them.
    public func withoutStatement() -> PostgresError {
        var changed = self
        changed.query = nil
        return changed
    }
}

extension PostgresError {
    /// What the server said of a statement that failed.
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
