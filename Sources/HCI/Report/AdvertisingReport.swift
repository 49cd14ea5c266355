public import Beacon

/// One advertisement as a controller heard it.
public struct AdvertisingReport: Hashable, Sendable {
    public let header: AdvertisingReportHeader
    /// AD structures, as sent; not checked.
    public let data: [UInt8]

    public init(header: AdvertisingReportHeader, data: [UInt8]) {
        self.header = header
        self.data = data
    }

    public var eventType: AdvertisingEventType { header.eventType }
    public var addressType: AddressType { header.addressType }
    public var address: DeviceAddress? { header.address }
    public var advertisingSID: UInt8? { header.advertisingSID }
    public var rssi: Int8? { header.rssi }
    public var dataStatus: AdvertisingDataStatus { header.eventType.dataStatus }

    /// The iBeacon in the data, if there is one.
    public var iBeacon: IBeaconFrame? { IBeaconFrame(advertisingData: data) }
}
