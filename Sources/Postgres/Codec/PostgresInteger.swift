/// An integer that can be read from a column of any integer type, provided that the value fits.
public protocol PostgresInteger: FixedWidthInteger, PostgresEncodable, PostgresDecodable, PostgresArrayElement {}

extension PostgresInteger {
    public static func accepts(_ type: PostgresType) -> Bool {
        [.int2, .int4, .int8, .oid].contains(type)
    }

    public static func acceptsArray(_ type: PostgresType) -> Bool {
        [.int2Array, .int4Array, .int8Array].contains(type)
    }

    @inlinable
    public func encode(into writer: inout WireWriter) throws {
        writer.write(self)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Self {
        let wide: Int64 =
            switch type {
            case .int2: Int64(try reader.read(Int16.self))
            case .int4: Int64(try reader.read(Int32.self))
            case .oid: Int64(try reader.read(UInt32.self))
            default: try reader.read(Int64.self)
            }
        guard let value = Self(exactly: wide) else { throw WireError("a number out of the range of \(Self.self)") }
        return value
    }
}

extension Int16: PostgresInteger {
    public static var postgresType: PostgresType { .int2 }
    public static var arrayType: PostgresType { .int2Array }
}

extension Int32: PostgresInteger {
    public static var postgresType: PostgresType { .int4 }
    public static var arrayType: PostgresType { .int4Array }
}

extension Int64: PostgresInteger {
    public static var postgresType: PostgresType { .int8 }
    public static var arrayType: PostgresType { .int8Array }
}

extension Int: PostgresInteger {
    public static var postgresType: PostgresType { .int8 }
    public static var arrayType: PostgresType { .int8Array }

    @inlinable
    public func encode(into writer: inout WireWriter) {
        writer.write(Int64(self))
    }
}

/// PostgreSQL has no unsigned types, so the next wider type is used.
extension UInt16: PostgresInteger {
    public static var postgresType: PostgresType { .int4 }
    public static var arrayType: PostgresType { .int4Array }

    @inlinable
    public func encode(into writer: inout WireWriter) {
        writer.write(Int32(self))
    }
}
