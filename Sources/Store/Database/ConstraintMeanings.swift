import Phrases
import Postgres

/// Translates violated constraints into errors for the caller; any other error is rethrown unchanged.
///
/// - Parameter meanings: the error to throw instead, by constraint or index name.
@discardableResult
func naming<Result>(
    _ meanings: [String: Refusal], _ body: () async throws -> Result
) async throws -> Result {
    do {
        return try await body()
    } catch let error as PostgresError {
        guard let name = error.constraintName, let meaning = meanings[name] else { throw error }
        throw meaning
    }
}

extension PostgresError {
    /// Whether a row is still referenced by another table (SQLSTATE 23503).
    var isForeignKeyViolation: Bool { sqlState == "23503" }
}
