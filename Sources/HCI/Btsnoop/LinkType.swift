import Beacon

/// What precedes the packets of a pcap file: the link types of Bluetooth (tcpdump.org, "Link-layer header types").
enum LinkType: UInt32, Sendable {
    /// LINKTYPE_BLUETOOTH_HCI_H4: nothing.
    case h4 = 187
    /// LINKTYPE_BLUETOOTH_HCI_H4_WITH_PHDR: four bytes of direction.
    case h4WithDirection = 201
    /// LINKTYPE_BLUETOOTH_LINUX_MONITOR: the adapter and the kind of packet, two bytes each.
    case linuxMonitor = 254

    private static let headByteCount = 4

    /// Returns a packet as a record; the packet is empty if it was not sent to or from a controller.
    /// - Parameter missing: The number of bytes at its end that were not recorded.
    func record(_ data: [UInt8], missing: Int, unixMicroseconds: Int64) -> Btsnoop.Record {
        let head = self == .h4 ? 0 : Self.headByteCount
        guard data.count >= head else {
            return Btsnoop.Record(
                packet: [], missingByteCount: missing, flags: 0, unixMicroseconds: unixMicroseconds,
                adapter: nil)
        }
        let bytes = data.span.bytes
        switch self {
        case .h4: return record(data, missing, received: false, unixMicroseconds)
        case .h4WithDirection:
            let isReceived = bytes.bigEndian(at: 0, as: UInt32.self) & 1 == 1
            return record(Array(data[head...]), missing, received: isReceived, unixMicroseconds)
        case .linuxMonitor:
            let monitor = MonitorHeader(
                adapter: bytes.bigEndian(at: 0, as: UInt16.self), opcode: bytes.bigEndian(at: 2, as: UInt16.self))
            return monitor.record(
                data[head...], missing: missing, drops: 0, unixMicroseconds: unixMicroseconds)
        }
    }

    private func record(_ packet: [UInt8], _ missing: Int, received: Bool, _ time: Int64) -> Btsnoop.Record {
        Btsnoop.Record(
            packet: packet, missingByteCount: missing, flags: received ? Btsnoop.received : 0, unixMicroseconds: time,
            adapter: nil)
    }
}
