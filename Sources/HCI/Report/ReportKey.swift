import Beacon

/// What the fragments of one advertisement have in common.
struct ReportKey: Hashable, Sendable {
    private let addressType: AddressType
    private let address: DeviceAddress?
    private let advertisingSID: UInt8?
    private let isScanResponse: Bool

    init(_ report: AdvertisingReport) {
        addressType = report.addressType
        address = report.address
        advertisingSID = report.advertisingSID
        isScanResponse = report.eventType.isScanResponse
    }
}
