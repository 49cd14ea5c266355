/// PostgreSQL has no type of one unsigned byte. An array of them is a `bytea`, and an array of those a `bytea[]`.
extension UInt8: PostgresArrayElement {
    public static var arrayType: PostgresType { .bytea }

    public static func acceptsArray(_ type: PostgresType) -> Bool {
        type == .bytea
    }

    public static func encodeArray(_ elements: [UInt8], into writer: inout WireWriter) {
        writer.write(bytes: elements)
    }

    public static func decodeArray(_ reader: inout WireReader) throws -> [UInt8] {
        try reader.readBytes()
    }
}

extension Array: PostgresArrayElement where Element == UInt8 {
    public static var arrayType: PostgresType { .byteaArray }
}
