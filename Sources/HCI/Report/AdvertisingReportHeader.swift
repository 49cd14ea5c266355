public import Beacon

/// What a report says beside its data. Kept as it came, so that a report that nobody looks at costs nothing more.
public struct AdvertisingReportHeader: Hashable, Sendable {
    @inlinable static var noSID: UInt8 { 0xFF }
    @inlinable static var noRSSI: Int8 { 127 }
    /// In dBm (Core Specification, Vol 4 Part E, sections 7.7.65.2 and 7.7.65.13).
    @inlinable static var rssiRange: ClosedRange<Int8> { -127...20 }

    public let eventType: AdvertisingEventType
    public let addressType: AddressType
    @usableFromInline let addressField: DeviceAddress
    @usableFromInline let sidField: UInt8
    @usableFromInline let rssiField: Int8

    @inlinable @inline(__always)
    init(
        eventType: AdvertisingEventType, addressType: AddressType, addressField: DeviceAddress, sidField: UInt8,
        rssiField: UInt8
    ) {
        self.eventType = eventType
        self.addressType = addressType
        self.addressField = addressField
        self.sidField = sidField
        self.rssiField = Int8(bitPattern: rssiField)
    }

    /// - Parameters:
    ///   - address: Not looked at for an anonymous advertisement.
    ///   - advertisingSID: 0…15; nil in a legacy report and for a legacy PDU.
    ///   - rssi: In dBm, -127…20; nil where the controller read none.
    public init(
        eventType: AdvertisingEventType, addressType: AddressType, address: DeviceAddress,
        advertisingSID: UInt8? = nil, rssi: Int8?
    ) {
        self.init(
            eventType: eventType, addressType: addressType, addressField: address,
            sidField: advertisingSID ?? Self.noSID, rssiField: UInt8(bitPattern: rssi ?? Self.noRSSI))
    }

    /// Nil for an anonymous advertisement.
    @inlinable public var address: DeviceAddress? { addressType == .anonymous ? nil : addressField }

    /// Which of the advertiser's sets, 0…15 (Advertising_SID); nil in a legacy report and for a legacy PDU.
    @inlinable public var advertisingSID: UInt8? { sidField == Self.noSID ? nil : sidField }

    /// In dBm, -127…20; nil where the controller read none or tells of one out of range.
    @inlinable public var rssi: Int8? { Self.rssiRange.contains(rssiField) ? rssiField : nil }
}
