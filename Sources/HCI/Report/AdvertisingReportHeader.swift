public import Beacon

/// What a report says beside its data.
public struct AdvertisingReportHeader: Hashable, Sendable {
    public let eventType: AdvertisingEventType
    public let addressType: AddressType
    /// Nil for an anonymous advertisement.
    public let address: DeviceAddress?
    /// In dBm; nil where the controller read none (127 on the wire).
    public let rssi: Int8?

    @inlinable
    public init(
        eventType: AdvertisingEventType, addressType: AddressType, address: DeviceAddress?, rssi: Int8?
    ) {
        self.eventType = eventType
        self.addressType = addressType
        self.address = address
        self.rssi = rssi
    }
}
