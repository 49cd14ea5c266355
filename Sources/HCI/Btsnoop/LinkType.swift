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

/// The header of Linux's Bluetooth monitor for a packet (BlueZ, `src/shared/btsnoop.h`).
struct MonitorHeader: Sendable {
    /// The adapter's number, as in hci0: 0.
    let adapter: UInt16
    let opcode: UInt16

    /// Reads the header from the flags of a btsnoop record.
    init(flags: UInt32) {
        self.init(adapter: UInt16(flags >> 16), opcode: UInt16(truncatingIfNeeded: flags))
    }

    init(adapter: UInt16, opcode: UInt16) {
        (self.adapter, self.opcode) = (adapter, opcode)
    }

    /// Nil if the packet was not sent to or from a controller, such as a note by the kernel.
    private var packetType: UInt8? {
        switch opcode {
        case 2: H4PacketType.command
        case 3: H4PacketType.event
        case 4, 5: H4PacketType.aclData
        case 6, 7: H4PacketType.synchronousData
        case 18, 19: H4PacketType.isoData
        default: nil
        }
    }

    private var flags: UInt32 {
        let isReceived = [3, 5, 7, 19].contains(opcode)
        return (isReceived ? Btsnoop.received : 0) | (opcode <= 3 ? Btsnoop.commandOrEvent : 0)
    }

    func record(
        _ data: ArraySlice<UInt8>, missing: Int, drops: UInt32, unixMicroseconds: Int64
    ) -> Btsnoop.Record {
        Btsnoop.Record(
            packet: packetType.map { [$0] + data } ?? [], missingByteCount: missing, flags: flags, drops: drops,
            unixMicroseconds: unixMicroseconds, adapter: packetType == nil ? nil : adapter)
    }
}
