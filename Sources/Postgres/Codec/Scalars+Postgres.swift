public import Foundation

extension Bool: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .bool }
    public static var arrayType: PostgresType { .boolArray }

    @inlinable
    public func encode(into writer: inout WireWriter) {
        writer.write(UInt8(self ? 1 : 0))
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Bool {
        try reader.read(UInt8.self) != 0
    }
}

/// PostgreSQL has no unsigned one-byte type. An array of these is a `bytea`, and an array of such arrays a `bytea[]`.
extension UInt8: PostgresArrayElement {
    public static var arrayType: PostgresType { .bytea }

    public static func acceptsArray(_ type: PostgresType) -> Bool {
        type == .bytea
    }

    @inlinable
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

extension UUID: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .uuid }
    public static var arrayType: PostgresType { .uuidArray }

    @inlinable
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

/// Text in UTF-8. User-defined types can be read too: enum labels, and domains and extension types that are text.
extension String: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .text }
    public static var arrayType: PostgresType { .textArray }

    public static func accepts(_ type: PostgresType) -> Bool {
        [.text, .varchar, .name, .bpchar, .char, .unknown, .json].contains(type) || type.isUserDefined
    }

    public static func acceptsArray(_ type: PostgresType) -> Bool {
        [.textArray, .varcharArray, .nameArray].contains(type) || type.isUserDefined
    }

    @inlinable
    public func encode(into writer: inout WireWriter) {
        writer.write(bytes: utf8)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> String {
        try reader.readText()
    }
}

/// An instant, `timestamptz`: microseconds since 2000-01-01 00:00 UTC. `infinity` and `-infinity` are not instants.
extension Date: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .timestamptz }
    public static var arrayType: PostgresType { .timestamptzArray }

    /// 2000-01-01 00:00 UTC in seconds on Foundation's scale, whose zero is 366 days later, as 2000 was a leap year.
    @usableFromInline static let epoch: TimeInterval = -366 * 86_400

    @inlinable
    public func encode(into writer: inout WireWriter) throws {
        let microseconds = ((timeIntervalSinceReferenceDate - Self.epoch) * 1_000_000).rounded()
        guard let exact = Int64(exactly: microseconds), exact != .min, exact != .max else {
            throw WireError("an instant out of the range of timestamptz")
        }
        writer.write(exact)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Date {
        let microseconds: Int64 = try reader.read()
        guard microseconds != .min, microseconds != .max else { throw WireError("infinity, which is no instant") }
        return Date(timeIntervalSinceReferenceDate: Double(microseconds) / 1_000_000 + epoch)
    }
}

extension Array: PostgresEncodable where Element: PostgresArrayElement {
    public static var postgresType: PostgresType { Element.arrayType }

    @inlinable
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

extension Double: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .float8 }
    public static var arrayType: PostgresType { .float8Array }

    public static func accepts(_ type: PostgresType) -> Bool {
        type == .float8 || type == .float4
    }

    public static func acceptsArray(_ type: PostgresType) -> Bool {
        type == .float8Array || type == .float4Array
    }

    @inlinable
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

    @inlinable
    public func encode(into writer: inout WireWriter) {
        writer.write(bitPattern)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Float {
        Float(bitPattern: try reader.read())
    }
}

extension Optional: PostgresEncodable where Wrapped: PostgresEncodable {
    public static var postgresType: PostgresType { Wrapped.postgresType }

    @inlinable
    public var isNull: Bool {
        switch self {
        case .none: true
        case .some(let value): value.isNull
        }
    }

    @inlinable
    public func encode(into writer: inout WireWriter) throws {
        try self?.encode(into: &writer)
    }
}

extension Optional: PostgresDecodable where Wrapped: PostgresDecodable {
    public static func accepts(_ type: PostgresType) -> Bool {
        Wrapped.accepts(type)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Wrapped? {
        try Wrapped.decode(&reader, type: type)
    }

    public static func decodeNull() -> Wrapped? {
        nil
    }
}

extension Optional: PostgresArrayElement
where Wrapped: PostgresArrayElement & PostgresEncodable & PostgresDecodable {
    public static var arrayType: PostgresType { Wrapped.arrayType }
}
