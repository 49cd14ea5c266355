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
