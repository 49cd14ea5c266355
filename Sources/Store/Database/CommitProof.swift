public import Postgres

/// Why nothing can be kept though the database answers.
public enum CommitFault: UInt8, Sendable {
    case diskFull = 1
    /// Commits wait for a synchronous standby that does not acknowledge them.
    case standbyGone
    /// Commits hang, or are refused, for another reason: the database's log says which.
    case stuck
}

/// Commits something that reaches the disk and the synchronous standby as any change does, and leaves nothing behind.
public struct CommitProof: Sendable {
    private let pool: ConnectionPool

    /// - Parameter pool: gives a statement up after the time that a commit may take at most.
    public init(_ pool: ConnectionPool) {
        self.pool = pool
    }

    /// What is in the way; nil if nothing is, or if the database does not answer at all.
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

    /// A server that has no connection left, or shuts down, says nothing of commits (SQLSTATE classes 53 and 57).
    private static func trouble(_ error: PostgresError) -> CommitFault? {
        if error.isDiskFull { return .diskFull }
        return ["53", "57"].contains(error.sqlState?.prefix(2)) ? nil : .stuck
    }

    /// Whether commits wait for a standby; nil if the database does not answer.
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
    /// There is no room left where the server writes (SQLSTATE 53100).
    public var isDiskFull: Bool { sqlState == "53100" }
}
