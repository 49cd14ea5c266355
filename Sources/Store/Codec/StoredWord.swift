public import Beacon
public import Postgres
public import Vocabulary

/// An enumeration that is stored as text, under a check that names its cases.
public protocol StoredWord: PostgresDecodable, PostgresEncodable, RawRepresentable<String> {}

extension StoredWord {
    public static var postgresType: PostgresType { .text }

    public func encode(into writer: inout WireWriter) { rawValue.encode(into: &writer) }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Self {
        let text = try String.decode(&reader, type: type)
        guard let value = Self(rawValue: text) else { throw WireError("no \(Self.self): \(text)") }
        return value
    }
}

// Every word that both the wire and the database know.
extension RadioMode: StoredWord {}
extension RadioState: StoredWord {}
extension RadioCommands: StoredWord {}
extension ScannerState: StoredWord {}
extension BadgeState: StoredWord {}
extension Classification: StoredWord {}
extension WhereaboutsState: StoredWord {}
extension VisitEnd: StoredWord {}
extension VisitSource: StoredWord {}
extension CorrectionKind: StoredWord {}
extension MusterStanding: StoredWord {}
extension Witness: StoredWord {}
extension MusterKind: StoredWord {}
extension AlertKind: StoredWord {}
extension AlertSeverity: StoredWord {}
extension AlertSubjectSort: StoredWord {}
extension WebhookMessageType: StoredWord {}
extension DeliveryState: StoredWord {}
extension DeliveryFault: StoredWord {}
extension WebhookDisabled: StoredWord {}
extension PreferredLanguage: StoredWord {}
extension Theme: StoredWord {}
extension PageMode: StoredWord {}
extension PlanThingKind: StoredWord {}
extension BookingState: StoredWord {}
extension BookingEnd: StoredWord {}

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
