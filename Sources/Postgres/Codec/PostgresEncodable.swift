/// A value that can be bound to a `$1` of a statement, in PostgreSQL's binary format.
public protocol PostgresEncodable: Sendable {
    /// The parameter type that is sent to the server.
    static var postgresType: PostgresType { get }

    /// True for a value that stands for SQL's `null`; such a value is never encoded.
    var isNull: Bool { get }

    /// Appends the value in the binary format of `postgresType`. Throws `WireError` if the type cannot represent it.
    func encode(into writer: inout WireWriter) throws
}

extension PostgresEncodable {
    @inlinable public var isNull: Bool { false }
}
