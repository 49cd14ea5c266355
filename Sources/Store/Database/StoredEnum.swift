public import Beacon
public import Postgres
public import Vocabulary

/// An enumeration that is stored as text, under a check constraint that names its cases.
public protocol StoredEnum: PostgresDecodable, PostgresEncodable, PostgresArrayElement, RawRepresentable<String> {}

extension StoredEnum {
    public static var postgresType: PostgresType { .text }

    public static var arrayType: PostgresType { .textArray }

    public func encode(into writer: inout WireWriter) { rawValue.encode(into: &writer) }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Self {
        let text = try String.decode(&reader, type: type)
        guard let value = Self(rawValue: text) else { throw WireError("no \(Self.self): \(text)") }
        return value
    }

    /// Leaves out values that only a newer server knows.
    public static func decodeArray(_ reader: inout WireReader) throws -> [Self] {
        try String.decodeArray(&reader).compactMap(Self.init(rawValue:))
    }
}

// All values that both the wire format and the database know.
extension RadioMode: StoredEnum {}
extension RadioState: StoredEnum {}
extension RadioCommands: StoredEnum {}
extension ScannerState: StoredEnum {}
extension BadgeState: StoredEnum {}
extension Classification: StoredEnum {}
extension WhereaboutsState: StoredEnum {}
extension VisitEnd: StoredEnum {}
extension VisitSource: StoredEnum {}
extension CorrectionKind: StoredEnum {}
extension MusterStanding: StoredEnum {}
extension Witness: StoredEnum {}
extension MusterKind: StoredEnum {}
extension AlertKind: StoredEnum {}
extension AlertSeverity: StoredEnum {}
extension AlertSubjectSort: StoredEnum {}
extension WebhookMessageType: StoredEnum {}
extension DeliveryState: StoredEnum {}
extension DeliveryFault: StoredEnum {}
extension WebhookDisabled: StoredEnum {}
extension Language: StoredEnum {}
extension Theme: StoredEnum {}
extension PageMode: StoredEnum {}
extension PlanThingKind: StoredEnum {}
extension BookingState: StoredEnum {}
extension BookingEnd: StoredEnum {}

/// Stored as `bytea` of six bytes, most significant first, in the order in which an address is written.
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
