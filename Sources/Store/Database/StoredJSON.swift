public import Devices
import Foundation
public import Postgres

/// A value that is stored as `jsonb`.
public struct StoredJSON<Value: Codable & Sendable>: Sendable {
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }
}

extension StoredJSON: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { JSONText.postgresType }
    public static var arrayType: PostgresType { JSONText.arrayType }

    public static func accepts(_ type: PostgresType) -> Bool { JSONText.accepts(type) }
    public static func acceptsArray(_ type: PostgresType) -> Bool { JSONText.acceptsArray(type) }

    public func encode(into writer: inout WireWriter) throws {
        JSONText(String(decoding: try JSONEncoder().encode(value), as: UTF8.self)).encode(into: &writer)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> StoredJSON<Value> {
        let text = try JSONText.decode(&reader, type: type).text
        return StoredJSON(try JSONDecoder().decode(Value.self, from: Data(text.utf8)))
    }
}

extension Row {
    /// Reads a `jsonb` column; nil if it is null.
    func json<Value: Codable & Sendable>(_ name: String, as type: Value.Type = Value.self) throws -> Value? {
        try decode(name, as: StoredJSON<Value>?.self)?.value
    }
}

// All device-related values that the database knows.
extension CommandState: StoredEnum {}
extension CommandSource: StoredEnum {}
extension Dialect: StoredEnum {}
extension LockDialect: StoredEnum {}
extension PresenceGate: StoredEnum {}
extension UnlockReason: StoredEnum {}
extension UnlockChannel: StoredEnum {}
extension UnlockRightSort: StoredEnum {}
extension UnlockPresence: StoredEnum {}
extension UnlockState: StoredEnum {}
