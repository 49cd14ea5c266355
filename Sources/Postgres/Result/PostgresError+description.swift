extension PostgresError: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        switch code {
        case .server: "The database refused a statement (\(sqlState ?? "no SQLSTATE"))."
        case .connectionFailed, .connectionLost, .connectionClosed, .poolClosed: "The database is away."
        case .timeout: "The database is busy."
        case .decoding: "The database answered something unexpected."
        case .invalidSettings: "The database settings cannot be read."
        default: "The database could not do it (\(code))."
        }
    }

    /// For the log, which people's data must not get into: not the detail, which names the values of a row, nor the message
    /// of what a value was refused for.
    public var debugDescription: String {
        let parts: [(String, String?)] = [
            ("sqlState", sqlState), ("hint", hint), ("constraint", constraintName),
            ("table", tableName), ("column", columnName), ("query", query),
            ("cause", cause.map { String(reflecting: $0) }),
        ]
        let known = parts.compactMap { name, value in value.map { "\(name): \($0)" } }
        return (["PostgresError.\(code): \(messageWithoutValue)"] + known).joined(separator: "; ")
    }

    /// SQLSTATE class 22 is a value that cannot be held or read, and P0 and 38 what functions say in their own words; the
    /// messages of both may quote the value.
    private var messageWithoutValue: String {
        guard let state = sqlState, ["22", "38", "P0"].contains(state.prefix(2)) else { return message }
        return "(not shown: it may quote a value)"
    }

    /// The same without the text of the statement, which is for statements that a person wrote, with values in them.
    public func withoutStatement() -> PostgresError {
        var changed = self
        changed.query = nil
        return changed
    }
}
