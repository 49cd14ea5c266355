import Logging
import Phrases
import Postgres
import Store
import Synchronization
import Vocabulary
import Wire

/// Runs statements on the reporting views, a few at a time: each has a connection of its own, and may run for seconds.
final class ReportQueryRunner: Sendable {
    private static let limit = 2

    /// Nil if no login for reports is configured.
    private let reader: ReportReader?
    private let logger: Logger
    private let running = Mutex(0)

    init(_ settings: ConnectionSettings?, limits: ReportReader.Limits = .init(), logger: Logger) {
        reader = settings.map { ReportReader($0, limits: limits, logger: logger) }
        self.logger = logger
    }

    /// Runs a statement. Throws `Refusal`, or `PostgresError` if the database is unavailable.
    func read(_ statement: String) async throws -> ReportTable {
        guard let reader else {
            throw Refusal(
                .cannotBeDone, .reportLoginMissing("server.report.database.url"))
        }
        try begin()
        defer { running.withLock { $0 -= 1 } }
        do {
            return try await reader.read(statement)
        } catch let error as ReportError {
            throw failure(error)
        } catch let error as PostgresError where error.code == .connectionFailed {
            logger.warning("The login for reports cannot connect: \(error.message)")
            throw error
        }
    }

    private func begin() throws {
        let isFree = running.withLock { running in
            guard running < Self.limit else { return false }
            running += 1
            return true
        }
        guard isFree else {
            throw Refusal(.slowDown, .otherStatementsRunning + .hintRetryInMoment, retryAfter: 5)
        }
    }

    private func failure(_ error: ReportError) -> Refusal {
        switch error {
        case .refused(let message, let sqlState, let position):
            let place = position.map { ", at character \($0)" } ?? ""
            return Refusal(.cannotBeDone, .statementRefused(message, "\(sqlState)\(place)"))
        case .timedOut: return Refusal(.cannotBeDone, .statementTooSlow)
        case .tooLarge: return Refusal(.cannotBeDone, .resultRowTooLarge)
        case .loginRefused(let objection):
            logger.error("simple.query is refused: \(objection)")
            return Refusal(
                .cannotBeDone, .reportRoleTooPrivileged)
        }
    }
}
