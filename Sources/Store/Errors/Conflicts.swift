import Postgres

/// Names what a violated constraint means to the caller; any other error passes as it is.
///
/// - Parameter meanings: by constraint or index name, the error to throw in its place.
@discardableResult
func naming<Result>(
    _ meanings: [String: StoreError], _ body: () async throws -> Result
) async throws -> Result {
    do {
        return try await body()
    } catch let error as PostgresError {
        guard let name = error.constraintName, let meaning = meanings[name] else { throw error }
        throw meaning
    }
}

extension PostgresError {
    /// A row is still referred to from another table (SQLSTATE 23503).
    var isForeignKeyViolation: Bool { sqlState == "23503" }
}
