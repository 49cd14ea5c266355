import Postgres

/// Ownership of the engine: one server of a database has it at a time.
public struct Lease: Equatable, Sendable {
    /// How long it holds without being renewed, in seconds.
    public static let duration = 8.0

    public let owner: String
    /// Rises with each owner; what a former owner still sends is refused by it.
    public let fence: Int64

    /// Finds the row only while the lease is this one, and keeps it from being taken until the transaction ends.
    var check: Query {
        "select fence from engine_lease where owner = \(owner) and fence = \(fence) for share"
    }
}
