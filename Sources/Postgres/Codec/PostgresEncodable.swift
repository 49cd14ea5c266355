/// A value that can be bound to a `$1` of a statement, in PostgreSQL's binary format.
public protocol PostgresEncodable: Sendable {
    /// The type the server is told the parameter has.
    static var postgresType: PostgresType { get }

    /// True for a value that stands for SQL's `null`; such a value is never encoded.
    var isNull: Bool { get }

    /// Appends the value in the binary format of `postgresType`. Throws `WireError` when the type cannot hold it.
    func encode(into writer: inout WireWriter) throws
}

extension PostgresEncodable {
    public var isNull: Bool { false }
}
