/// A JSON document as text, bound as `jsonb`; read from `json` and `jsonb`.
public struct JSONText: Hashable, Sendable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}

extension JSONText: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .jsonb }
    public static var arrayType: PostgresType { .jsonbArray }

    /// The only version of the binary format of `jsonb`: `jsonb_send` in PostgreSQL's `src/backend/utils/adt/jsonb.c`.
    private static let version: UInt8 = 1

    public static func accepts(_ type: PostgresType) -> Bool {
        type == .jsonb || type == .json
    }

    public static func acceptsArray(_ type: PostgresType) -> Bool {
        type == .jsonbArray || type == .jsonArray
    }

    public func encode(into writer: inout WireWriter) {
        writer.write(Self.version)
        writer.write(bytes: text.utf8)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> JSONText {
        if type == .jsonb {
            let version: UInt8 = try reader.read()
            guard version == Self.version else { throw WireError("jsonb of version \(version)") }
        }
        return JSONText(try reader.readText())
    }
}
