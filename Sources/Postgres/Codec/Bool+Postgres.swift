extension Bool: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .bool }
    public static var arrayType: PostgresType { .boolArray }

    public func encode(into writer: inout WireWriter) {
        writer.write(UInt8(self ? 1 : 0))
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Bool {
        try reader.read(UInt8.self) != 0
    }
}
