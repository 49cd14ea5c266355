/// Text in UTF-8. A user-defined type is read too: the labels of an enum, and domains and extensions that are text.
extension String: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .text }
    public static var arrayType: PostgresType { .textArray }

    public static func accepts(_ type: PostgresType) -> Bool {
        [.text, .varchar, .name, .bpchar, .char, .unknown, .json].contains(type) || type.isUserDefined
    }

    public static func acceptsArray(_ type: PostgresType) -> Bool {
        [.textArray, .varcharArray, .nameArray].contains(type) || type.isUserDefined
    }

    public func encode(into writer: inout WireWriter) {
        writer.write(bytes: utf8)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> String {
        try reader.readText()
    }
}
