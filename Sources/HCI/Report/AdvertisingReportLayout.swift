public import Beacon

/// Where the fields of one report lie, counted from its first byte. Each report's fields stand together, one report after
/// the other, as controllers send them and Linux reads them; the specification's notation of arrays is not meant by column.
@usableFromInline
enum AdvertisingReportLayout: Sendable {
    case legacy
    case extended

    @inlinable @inline(__always)
    init?(subevent: UInt8) {
        switch subevent {
        case HCIEventCode.leAdvertisingReport: self = .legacy
        case HCIEventCode.leExtendedAdvertisingReport: self = .extended
        default: return nil
        }
    }

    /// The report that starts at `start` and its data's place; nil unless all of it lies before `end`.
    @inlinable @inline(__always)
    func read(
        _ packet: RawSpan, at start: Int, before end: Int
    ) -> (header: AdvertisingReportHeader, data: Range<Int>, end: Int)? {
        guard end - start >= headByteCount + tailByteCount else { return nil }
        let data = start + headByteCount
        let length = Int(packet.byte(at: data - 1))
        guard end - data >= length + tailByteCount else { return nil }
        let header = header(packet, at: start, dataEnd: data + length)
        return (header, data..<data + length, data + length + tailByteCount)
    }

    /// The bytes up to and with the data's length.
    @inlinable var headByteCount: Int {
        switch self {
        case .legacy: 9
        case .extended: 24
        }
    }

    /// The bytes after the data: a legacy report ends with its RSSI.
    @inlinable var tailByteCount: Int {
        switch self {
        case .legacy: 1
        case .extended: 0
        }
    }

    @inlinable @inline(__always)
    func header(_ packet: RawSpan, at start: Int, dataEnd: Int) -> AdvertisingReportHeader {
        switch self {
        case .legacy:
            Self.header(
                packet, eventType: .legacy(LegacyEventType(rawValue: packet.byte(at: start))),
                addressTypeAt: start + 1, rssiAt: dataEnd)
        case .extended:
            Self.header(
                packet,
                eventType: .extended(ExtendedEventType(rawValue: packet.littleEndian(at: start, as: UInt16.self))),
                addressTypeAt: start + 2, rssiAt: start + 13)
        }
    }

    @inlinable @inline(__always)
    static func header(
        _ packet: RawSpan, eventType: AdvertisingEventType, addressTypeAt type: Int, rssiAt: Int
    ) -> AdvertisingReportHeader {
        let addressType = AddressType(rawValue: packet.byte(at: type))
        let low = packet.littleEndian(at: type + 1, as: UInt32.self)
        let high = packet.littleEndian(at: type + 5, as: UInt16.self)
        let rssi = Int8(bitPattern: packet.byte(at: rssiAt))
        return AdvertisingReportHeader(
            eventType: eventType, addressType: addressType,
            address: addressType == .anonymous ? nil : DeviceAddress(UInt64(high) << 32 | UInt64(low)),
            rssi: rssi == .max ? nil : rssi)
    }
}
