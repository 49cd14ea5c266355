extension Double: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .float8 }
    public static var arrayType: PostgresType { .float8Array }

    public static func accepts(_ type: PostgresType) -> Bool {
        type == .float8 || type == .float4
    }

    public static func acceptsArray(_ type: PostgresType) -> Bool {
        type == .float8Array || type == .float4Array
    }

    public func encode(into writer: inout WireWriter) {
        writer.write(bitPattern)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Double {
        type == .float4 ? Double(try Float.decode(&reader, type: type)) : Double(bitPattern: try reader.read())
    }
}

extension Float: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .float4 }
    public static var arrayType: PostgresType { .float4Array }

    public func encode(into writer: inout WireWriter) {
        writer.write(bitPattern)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Float {
        Float(bitPattern: try reader.read())
    }
}
