/// A column of what a statement returned.
public struct QueryColumn: Codable, Equatable, Sendable {
    public let name: String
    /// As PostgreSQL names it, such as `bigint`.
    public let type: String

    public init(name: String, type: String) {
        self.name = name
        self.type = type
    }
}
