import Postgres

/// A record that is read from a row whose columns have the names of its members on the wire.
///
/// `extension DoorRecord: RowDecodable {}` is enough: `tools/generate` writes the initialiser. A record of which a row
/// has more or less than its members declares its own.
protocol RowDecodable: Sendable {
    /// Reads each column by its name; more columns may be there. Throws `PostgresError` with code `decoding`.
    init(row: Row) throws
}
