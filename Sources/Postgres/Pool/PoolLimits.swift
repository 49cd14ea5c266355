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
