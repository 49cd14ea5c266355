extension Array: PostgresEncodable where Element: PostgresArrayElement {
    public static var postgresType: PostgresType { Element.arrayType }

    public func encode(into writer: inout WireWriter) throws {
        try Element.encodeArray(self, into: &writer)
    }
}

extension Array: PostgresDecodable where Element: PostgresArrayElement {
    public static func accepts(_ type: PostgresType) -> Bool {
        Element.acceptsArray(type)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> [Element] {
        try Element.decodeArray(&reader)
    }
}
