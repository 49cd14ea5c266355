public import Beacon

/// Where the fields of one report lie, counted from its first byte. Each report's fields stand together, one report after
/// the other, as controllers send them and Linux reads them; the specification's notation of arrays is not meant by column.
@usableFromInline
enum AdvertisingReportLayout: Sendable {
    case legacy
    case extended

    @inlinable static var legacyDataOffset: Int { 9 }
    @inlinable static var extendedDataOffset: Int { 24 }

    @inlinable @inline(__always)
    init?(subevent: UInt8) {
        switch subevent {
        case HCIEventCode.leAdvertisingReport: self = .legacy
        case HCIEventCode.leExtendedAdvertisingReport: self = .extended
        default: return nil
        }
    }

    /// The report at the start of `bytes` and where its data stands in them; nil unless all of it is there.
    @inlinable @inline(__always)
    func read(_ bytes: RawSpan) -> (header: AdvertisingReportHeader, data: Range<Int>, end: Int)? {
        switch self {
        case .legacy: Self.readLegacy(bytes)
        case .extended: Self.readExtended(bytes)
        }
    }

    /// Event_Type, Address_Type, Address, Data_Length, Data and RSSI (Core Specification, Vol 4 Part E, section 7.7.65.2).
    @inlinable @inline(__always)
    static func readLegacy(_ bytes: RawSpan) -> (header: AdvertisingReportHeader, data: Range<Int>, end: Int)? {
        let start = legacyDataOffset
        guard bytes.byteCount > start else { return nil }
        let end = start + Int(bytes.byte(at: start - 1))
        guard end < bytes.byteCount else { return nil }
        let head = bytes.littleEndian(at: 0, as: UInt64.self)
        let header = AdvertisingReportHeader(
            eventType: .legacy(LegacyEventType(rawValue: UInt8(truncatingIfNeeded: head))),
            addressType: AddressType(rawValue: UInt8(truncatingIfNeeded: head >> 8)),
            addressField: DeviceAddress(head >> 16), sidField: AdvertisingReportHeader.noSID,
            rssiField: bytes.byte(at: end))
        return (header, start..<end, end + 1)
    }

    /// Event_Type, Address_Type, Address, Primary_PHY, Secondary_PHY, Advertising_SID, TX_Power, RSSI,
    /// Periodic_Advertising_Interval, Direct_Address_Type, Direct_Address, Data_Length and Data (section 7.7.65.13).
    @inlinable @inline(__always)
    static func readExtended(_ bytes: RawSpan) -> (header: AdvertisingReportHeader, data: Range<Int>, end: Int)? {
        let start = extendedDataOffset
        guard bytes.byteCount >= start else { return nil }
        let end = start + Int(bytes.byte(at: start - 1))
        guard end <= bytes.byteCount else { return nil }
        let header = AdvertisingReportHeader(
            eventType: .extended(ExtendedEventType(rawValue: bytes.littleEndian(at: 0, as: UInt16.self))),
            addressType: AddressType(rawValue: bytes.byte(at: 2)),
            addressField: DeviceAddress(bytes.littleEndian(at: 3, as: UInt64.self)),
            sidField: bytes.byte(at: 11), rssiField: bytes.byte(at: 13))
        return (header, start..<end, end)
    }
}
