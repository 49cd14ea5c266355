public import Postgres

/// Commits a change that reaches the disk and the synchronous standby like any other, and leaves no data behind.
public struct CommitProof: Sendable {
    private let pool: ConnectionPool

    /// - Parameter pool: its statement timeout is the maximum time for a commit.
    public init(_ pool: ConnectionPool) {
        self.pool = pool
    }

    /// Returns what prevents commits; nil if nothing does, or if the database does not answer at all.
    public func trouble() async -> CommitFault? {
        do {
            try await pool.transact(["select prove_commit()"])
            return nil
        } catch let error as PostgresError where error.sqlState != nil {
            return Self.trouble(error)
        } catch {
            return await waitsForStandby().map { $0 ? .standbyGone : .stuck }
        }
    }

    /// An error about a lack of connections or a shutdown indicates nothing about commits (SQLSTATE classes 53 and 57).
    private static func trouble(_ error: PostgresError) -> CommitFault? {
        if error.isDiskFull { return .diskFull }
        return ["53", "57"].contains(error.sqlState?.prefix(2)) ? nil : .stuck
    }

    /// Returns whether commits wait for a standby; nil if the database does not answer.
    private func waitsForStandby() async -> Bool? {
        let rows = try? await pool.query(
            """
            select current_setting('synchronous_standby_names') <> ''
                and current_setting('synchronous_commit') not in ('off', 'local')
            """)
        return try? rows?.first?.decode(0)
    }
}

extension PostgresError {
    /// Whether the disk that the server writes to is full (SQLSTATE 53100).
    public var isDiskFull: Bool { sqlState == "53100" }
}
