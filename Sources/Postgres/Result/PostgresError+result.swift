extension PostgresError {
    /// What the server said of a statement that failed.
    init(_ result: ResultTable, query: String?) {
        self.init(.server, message: result.field(.message) ?? "The server gave no message.", query: query)
        sqlState = result.field(.sqlState)
        detail = result.field(.detail)
        hint = result.field(.hint)
        position = result.field(.position).flatMap { Int($0) }
        constraintName = result.field(.constraintName)
        tableName = result.field(.tableName)
        columnName = result.field(.columnName)
    }
}
