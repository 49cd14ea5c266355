extension ConnectionPool {
    public struct Limits: Sendable {
        /// Connections that many tasks use at once.
        public var shared: Int
        /// Connections that one task uses at a time, for transactions.
        public var exclusive: Int
        /// How long a task waits for an exclusive connection to become free.
        public var wait: Duration
        /// How long connecting may take.
        public var connect: Duration

        public init(
            shared: Int = 2, exclusive: Int = 8, wait: Duration = .seconds(5), connect: Duration = .seconds(5)
        ) {
            self.shared = max(shared, 1)
            self.exclusive = max(exclusive, 1)
            self.wait = wait
            self.connect = connect
        }
    }
}

/// A transaction that is under way. It must not be used after the closure it was given to has returned.
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
