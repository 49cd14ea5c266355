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

/// A value that can be read from a column, in PostgreSQL's binary format.
public protocol PostgresDecodable: Sendable {
    /// Whether columns of `type` can be read as this value.
    static func accepts(_ type: PostgresType) -> Bool

    /// Reads one value; every byte has to be read. Throws `WireError` when the bytes are no value of this kind.
    static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Self

    /// The value of SQL's `null`. Throws `WireError` unless the value is optional.
    static func decodeNull() throws -> Self
}

extension PostgresDecodable {
    public static func decodeNull() throws -> Self {
        throw WireError("null, where a value was expected")
    }
}

extension PostgresDecodable where Self: PostgresEncodable {
    public static func accepts(_ type: PostgresType) -> Bool {
        type == postgresType
    }
}

/// Why bytes could not be read as a value, or a value not be written as bytes. It never holds the value itself.
public struct WireError: Error, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
