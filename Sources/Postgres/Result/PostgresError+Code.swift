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
