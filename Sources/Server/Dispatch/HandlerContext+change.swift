import Postgres
import Store

extension HandlerContext {
    /// Makes a change and writes it into the audit: both, or neither.
    ///
    /// - Parameter details: words and numbers of things, never of persons.
    @discardableResult
    func change<Result>(
        _ action: AuditAction, subject: Int64? = nil, _ details: [String: String] = [:],
        _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        try await change(action, subject: subject, details: { _ in details }, body)
    }

    /// The same where the details are known only after it.
    @discardableResult
    func change<Result>(
        _ action: AuditAction, subject: Int64? = nil, details: (Result) -> [String: String],
        _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        try await services.pool.withTransaction { transaction in
            let result = try await body(transaction)
            try await audit(action, subject: subject, details(result), in: transaction)
            return result
        }
    }

    /// Notes for a person what the caller changed of their access.
    func note(_ changes: [AccessChange], of person: Int64, in transaction: Transaction) async throws {
        try await AccessChangeRepository(transaction).note(changes, of: person, by: self.person().id, at: now)
    }
}
