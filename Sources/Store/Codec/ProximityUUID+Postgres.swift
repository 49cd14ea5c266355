public import Beacon
public import Postgres

extension ProximityUUID: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .uuid }
    public static var arrayType: PostgresType { .uuidArray }

    public func encode(into writer: inout WireWriter) {
        writer.write(high)
        writer.write(low)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> ProximityUUID {
        ProximityUUID(high: try reader.read(), low: try reader.read())
    }
}
