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

    public var debugDescription: String {
        let parts: [(String, String?)] = [
            ("sqlState", sqlState), ("detail", detail), ("hint", hint), ("constraint", constraintName),
            ("table", tableName), ("column", columnName), ("query", query),
            ("cause", cause.map { String(reflecting: $0) }),
        ]
        let known = parts.compactMap { name, value in value.map { "\(name): \($0)" } }
        return (["PostgresError.\(code): \(message)"] + known).joined(separator: "; ")
    }
}
