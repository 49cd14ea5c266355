/// An element that an array may contain when it is bound or read: a value with an array type of its own.
///
/// A type that is both `PostgresEncodable` and `PostgresDecodable` conforms by naming its `arrayType`.
public protocol PostgresArrayElement: Sendable {
    /// The type of an array of such elements.
    static var arrayType: PostgresType { get }

    static func acceptsArray(_ type: PostgresType) -> Bool
    static func encodeArray(_ elements: [Self], into writer: inout WireWriter) throws
    static func decodeArray(_ reader: inout WireReader) throws -> [Self]
}

// The format is that of `array_send` in PostgreSQL's `src/backend/utils/adt/arrayfuncs.c`: number of dimensions,
// whether there are nulls, the element's type, length and lower bound of each dimension, then the sized elements.
extension PostgresArrayElement where Self: PostgresEncodable & PostgresDecodable {
    public static func acceptsArray(_ type: PostgresType) -> Bool {
        type == arrayType
    }

    @inlinable
    public static func encodeArray(_ elements: [Self], into writer: inout WireWriter) throws {
        writer.write(Int32(elements.isEmpty ? 0 : 1))
        writer.write(Int32(elements.contains { $0.isNull } ? 1 : 0))
        writer.write(postgresType.rawValue)
        guard !elements.isEmpty else { return }
        guard let count = Int32(exactly: elements.count) else { throw WireError("an array of more than 2^31 elements") }
        writer.write(count)
        writer.write(Int32(1))
        for element in elements { try writer.writeSized(element) }
    }

    public static func decodeArray(_ reader: inout WireReader) throws -> [Self] {
        let dimensions: Int32 = try reader.read()
        _ = try reader.read(Int32.self)
        let element = PostgresType(rawValue: try reader.read())
        guard accepts(element) else { throw WireError("an array of type \(element.rawValue)") }
        guard dimensions > 0 else { return [] }
        guard dimensions == 1 else { throw WireError("an array of \(dimensions) dimensions") }
        let count = Int(try reader.read(Int32.self))
        _ = try reader.read(Int32.self)
        guard count >= 0, count <= reader.remaining / 4 else { throw WireError("an array shorter than it says") }
        var elements: [Self] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try reader.readSized(as: element)) }
        return elements
    }
}
