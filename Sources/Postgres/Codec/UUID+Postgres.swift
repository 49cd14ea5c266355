public import Foundation

extension UUID: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .uuid }
    public static var arrayType: PostgresType { .uuidArray }

    public func encode(into writer: inout WireWriter) {
        withUnsafeBytes(of: uuid) { writer.write(bytes: $0) }
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> UUID {
        var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        let read = try reader.readBytes(16)
        withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: read) }
        return UUID(uuid: bytes)
    }
}
