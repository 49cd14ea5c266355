import Beacon
import HCI

extension AdvertisingEvent {
    /// One object a report, and a reason where the packet is no advertising event or damaged.
    var fields: OrderedJSON.Fields {
        let reports: OrderedJSON.Fields = [("reports", .array(reports.map { .object($0.fields) }))]
        return reports + (fault.map { [("reason", .string($0.description))] } ?? [])
    }
}

extension AdvertisingReport {
    /// What the data is, then `address` (null for an anonymous advertisement) and `rssi` in dBm (null when absent).
    fileprivate var fields: OrderedJSON.Fields {
        IBeaconFrame.read(advertisingData: data.span.bytes).fields + [
            ("address", address.map { .string($0.description) } ?? .null),
            ("rssi", rssi.map { .integer(Int($0)) } ?? .null),
        ]
    }
}
