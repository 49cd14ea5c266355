import Postgres

/// A cursor over one statement. Only a query can have one: PostgreSQL itself refuses a second statement in the text, a
/// statement that writes, and one that is not a query.
struct ReportCursor {
    static let declaration = "declare report no scroll cursor for "

    private let connection: Connection
    private let limits: ReportReader.Limits
    private let deadline: ContinuousClock.Instant
    private var table = ReportTable()
    private var types: [PostgresType] = []
    private var bytes = 0

    init(_ connection: Connection, limits: ReportReader.Limits) {
        self.connection = connection
        self.limits = limits
        deadline = .now + limits.time
    }

    func open(_ statement: String) async throws {
        try await connection.query("begin transaction read only")
        try await connection.query(try timeout())
        try await connection.query(Query(unescaped: Self.declaration + statement))
    }

    /// Fetches rows until there are no more, or a limit is exceeded.
    mutating func rows() async throws -> ReportTable {
        while !table.isTruncated {
            let count = nextCount
            do {
                guard try await take(count) == count else { break }
            } catch let error as PostgresError where error.code == .resultTooLarge {
                table.isTruncated = true
            }
        }
        guard !table.isTruncated || !table.rows.isEmpty else { throw ReportError.tooLarge }
        return table
    }

    /// Fetches one row first, and then as many as will probably fit in `fetchBytes`.
    private var nextCount: Int {
        guard !table.rows.isEmpty else { return 1 }
        let usual = max(bytes / table.rows.count, 1)
        return min(max(ReportReader.fetchBytes / usual, 1), 500)
    }

    /// Returns how many rows were fetched.
    private mutating func take(_ count: Int) async throws -> Int {
        let fetch = Query(unescaped: "fetch forward \(count) from report").withTextResults()
        let found = try await connection.pipeline([try timeout(), fetch])[1]
        if types.isEmpty { try await describe(found) }
        for row in found where !table.isTruncated { keep(row) }
        return found.count
    }

    private mutating func keep(_ row: Row) {
        let cells = types.indices.map(row.text)
        bytes += cells.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
        guard table.rows.count < limits.rows, bytes <= limits.bytes else {
            table.isTruncated = true
            return
        }
        table.rows.append(zip(cells, types).map(ReportTable.Value.init))
    }

    private mutating func describe(_ found: QueryResult) async throws {
        types = found.columns.map(\.type)
        let names = try await connection.query("select report.type_names(\(types.map { Int64($0.rawValue) }))")
        table.columns = try zip(found.columns, names).map { column, name in
            ReportTable.Column(name: column.name, type: try name.decode(0))
        }
    }

    /// Limits the next statement to the remaining time. Throws `ReportError`.
    private func timeout() throws -> Query {
        let left = Int((deadline - .now) / .milliseconds(1))
        guard left > 0 else { throw ReportError.timedOut }
        return Query(unescaped: "set local statement_timeout = \(left)")
    }
}
