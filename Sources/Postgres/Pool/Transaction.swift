/// A transaction that is under way. It must not be used after the closure it was given to has returned.
public struct Transaction: Querying {
    let connection: Connection

    @discardableResult
    public func query(_ query: Query) async throws -> QueryResult {
        try await connection.query(query)
    }

    @discardableResult
    public func pipeline(_ queries: [Query]) async throws -> [QueryResult] {
        try await connection.pipeline(queries)
    }
}
