/// A value that can be read from a column, in PostgreSQL's binary format.
public protocol PostgresDecodable: Sendable {
    /// Returns whether columns of `type` can be read as this value.
    static func accepts(_ type: PostgresType) -> Bool

    /// Reads one value; every byte must be read. Throws `WireError` if the bytes are not a valid value of this type.
    static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Self

    /// Returns the value of SQL's `null`. Throws `WireError` unless the value is optional.
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
