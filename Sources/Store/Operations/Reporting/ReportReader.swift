public import Logging
public import Postgres

/// Runs one statement on a connection of its own, in a read-only transaction, and fetches its rows a few at a time.
public struct ReportReader: Sendable {
    public struct Limits: Sendable {
        public var rows = 10_000
        /// The maximum size of the cells' text, in bytes.
        public var bytes = 10 << 20
        /// The maximum time from the first answer of the database to the last.
        public var time = Duration.seconds(5)

        public init() {}
    }

    /// The approximate size of one fetch in bytes: libpq buffers each until it is complete.
    static let fetchBytes = 1 << 20

    let settings: ConnectionSettings
    let limits: Limits
    let logger: Logger

    /// - Parameter settings: a login as `rollcall_report`.
    public init(_ settings: ConnectionSettings, limits: Limits = Limits(), logger: Logger) {
        self.settings =
            settings
            .with(option: "default_transaction_read_only", "on").with(option: "search_path", "report")
            .with(option: "TimeZone", "UTC").with(option: "DateStyle", "ISO")
            .with(option: "IntervalStyle", "iso_8601")
            .with(option: "idle_in_transaction_session_timeout", "30s")
        self.limits = limits
        self.logger = logger
    }

    /// Throws `ReportError`, or `PostgresError` if the database is unreachable.
    public func read(_ statement: String) async throws -> ReportTable {
        // The protocol overhead of the rows needs no more bytes than the rows themselves.
        let connection = try await Connection.connect(
            settings, receiveLimit: 2 * (limits.bytes + Self.fetchBytes), logger: logger)
        do {
            let table = try await read(statement, over: connection)
            await connection.close(within: .zero)
            return table
        } catch {
            await connection.close(within: .zero)
            throw error
        }
    }

    private func read(_ statement: String, over connection: Connection) async throws -> ReportTable {
        if let objection = try await ReportLogin.objection(connection) { throw ReportError.loginRefused(objection) }
        if let refusal = ReportStatement(statement).refusal { throw refusal }
        var cursor = ReportCursor(connection, limits: limits)
        do {
            try await cursor.open(statement)
            return try await cursor.rows()
        } catch let error as PostgresError {
            throw ReportError(error) ?? error.withoutStatement()
        }
    }
}
