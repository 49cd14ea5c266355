public import Beacon
public import Postgres

/// Stored as `bytea` of six bytes, the most significant first, as an address is written.
extension DeviceAddress: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .bytea }
    public static var arrayType: PostgresType { .byteaArray }

    public func encode(into writer: inout WireWriter) {
        for shift in stride(from: 40, through: 0, by: -8) {
            writer.write(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
        }
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> DeviceAddress {
        var value: UInt64 = 0
        for _ in 0..<6 {
            value = value << 8 | UInt64(try reader.read(UInt8.self))
        }
        return DeviceAddress(value)
    }
}

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
