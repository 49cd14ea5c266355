import Beacon
import HCI

extension AdvertisingReport {
    /// What the data is, then `address` (null for an anonymous advertisement) and `rssi` in dBm (null when absent).
    /// - Parameter joined: The report with the fragments before it; nil where there is no whole one.
    func fields(joined: AdvertisingReport?) -> OrderedJSON.Fields {
        (joined?.content ?? refusal(missing)) + [
            ("address", address.map { .string($0.description) } ?? .null),
            ("rssi", rssi.map { .integer(Int($0)) } ?? .null),
        ]
    }

    /// Why nothing was joined.
    private var missing: String {
        dataStatus == .incomplete
            ? "incomplete: more data is to follow" : "dropped: more data than an advertisement may have"
    }

    /// An end that the controller lost is no fault of the data.
    private var content: OrderedJSON.Fields {
        let read = IBeaconFrame.read(advertisingData: data.span.bytes)
        if dataStatus == .truncated, case .failure = read { return refusal("truncated: the rest of the data is lost") }
        return read.fields
    }

    private func refusal(_ reason: String) -> OrderedJSON.Fields {
        [("kind", .string("none")), ("reason", .string(reason))]
    }
}
