public import Postgres

extension ConnectionPool.Limits {
    /// For tests: they share the cores with a thousand others, so that a connection may take long.
    public static func patient(shared: Int = 2, exclusive: Int = 8) -> Self {
        Self(shared: shared, exclusive: exclusive, wait: .seconds(120), connect: .seconds(120))
    }
}
