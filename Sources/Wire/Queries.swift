/// Runs one SQL statement that only reads, over the views of the schema `report`: `people`, `zones`, `rooms`,
/// `beacons`, `badges`, `scanners`, `visits`, `whereabouts`, `occupancy` and `changes`.
///
/// It runs on a database login of its own that sees nothing else, for at most 5 seconds, and is audited. What
/// PostgreSQL has against it comes back as the reason, with its SQLSTATE and the place in the statement.
public struct RunQuery: Request {
    public static let type = RequestType.simpleQuery

    /// A `SELECT`, `VALUES` or `WITH` statement of at most 20,000 characters.
    public let query: String

    public init(query: String) {
        self.query = query
    }

    public struct Reply: Codable, Sendable {
        public let columns: [QueryColumn]
        /// For each row a value for each column; at most 10,000 rows, and 10 MB of text.
        public let rows: [[CellValue]]
        /// Whether there were more rows than these.
        public let truncated: Bool

        public init(columns: [QueryColumn], rows: [[CellValue]], truncated: Bool) {
            self.columns = columns
            self.rows = rows
            self.truncated = truncated
        }
    }
}

/// A column of what a statement returned.
public struct QueryColumn: Codable, Equatable, Sendable {
    public let name: String
    /// As PostgreSQL names it, such as `bigint`.
    public let type: String

    public init(name: String, type: String) {
        self.name = name
        self.type = type
    }
}
