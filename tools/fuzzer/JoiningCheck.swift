import HCI

/// The input as a stream of HCI events, one behind the other, whose reports are joined.
func checkJoining(_ stream: [UInt8]) {
    var joiner = AdvertisingReport.Joiner()
    var (taken, given) = (0, 0)
    var rest = stream[...]
    while rest.count > 2 {
        let packet = Array(rest.prefix(3 + Int(rest[rest.startIndex + 2])))
        rest = rest.dropFirst(packet.count)
        for report in AdvertisingEvent(packet: packet).reports {
            taken += 1
            guard let joined = joiner.take(report) else { continue }
            given += 1
            precondition(
                joined.dataStatus != .incomplete && joined.data.count <= AdvertisingReport.Joiner.byteCountLimit)
            precondition(joined.data.suffix(report.data.count) == report.data[...])
        }
    }
    precondition(given + joiner.dropped <= taken)
}
