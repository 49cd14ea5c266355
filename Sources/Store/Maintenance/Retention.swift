public import Foundation
public import Logging
public import Postgres

/// Deletes what is older than the school keeps it, a little at a time, so that nobody waits for it.
public struct Retention: Sendable {
    /// Rows deleted in one transaction.
    private static let batch = 1000

    /// Logs in as the owner: the serving role cannot delete from the audit, nor changes of whereabouts.
    let owner: ConnectionSettings
    let logger: Logger

    public init(owner: ConnectionSettings, logger: Logger) {
        self.owner = owner
        self.logger = logger
    }

    public func trim(at now: Date) async throws {
        let connection = try await Connection.connect(owner, logger: logger)
        do {
            try await trim(at: now, connection)
        } catch {
            await connection.close()
            throw error
        }
        await connection.close()
    }

    /// One server at a time. The lock ends with the connection.
    private func trim(at now: Date, _ connection: Connection) async throws {
        let isOurs = try await connection.query("select pg_try_advisory_lock(hashtext('retention'))")
        guard try isOurs[0].decode(0, as: Bool.self) else { return }
        for rule in RetentionRule.all {
            var deleted = 0
            var last = Self.batch
            while last == Self.batch {
                last = try await connection.query(rule.delete(at: now, limit: Self.batch)).affectedRows
                deleted += last
            }
            if deleted > 0 {
                logger.info("Old rows were deleted.", metadata: ["table": "\(rule.table)", "rows": "\(deleted)"])
            }
        }
    }
}
