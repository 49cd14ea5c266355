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
        try await Connection.alone(at: "retention", owner, logger: logger) { try await trim(at: now, $0) }
    }

    private func trim(at now: Date, _ connection: Connection) async throws {
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
