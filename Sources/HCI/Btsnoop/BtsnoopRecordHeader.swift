import Beacon

/// The 24 bytes before a packet.
struct BtsnoopRecordHeader {
    let originalLength: UInt32
    let includedLength: UInt32
    let flags: UInt32
    let drops: UInt32
    /// Microseconds since the year 0.
    let timestamp: UInt64

    /// Reads the header that lies whole in `bytes` at `offset`.
    init(_ bytes: RawSpan, at offset: Int) {
        originalLength = bytes.bigEndian(at: offset, as: UInt32.self)
        includedLength = bytes.bigEndian(at: offset + 4, as: UInt32.self)
        flags = bytes.bigEndian(at: offset + 8, as: UInt32.self)
        drops = bytes.bigEndian(at: offset + 12, as: UInt32.self)
        timestamp = bytes.bigEndian(at: offset + 16, as: UInt64.self)
    }

    /// Whether the lengths agree and some HCI packet can be that long.
    var isSound: Bool {
        includedLength <= originalLength && originalLength <= BtsnoopFormat.longestPacket
    }

    /// Header and packet together.
    var byteCount: Int { BtsnoopFormat.recordHeaderByteCount + Int(includedLength) }

    func record(_ packet: ArraySlice<UInt8>, _ datalink: BtsnoopDatalink) -> BtsnoopRecord {
        BtsnoopRecord(
            packet: datalink == .h4 ? Array(packet) : [packetType] + packet,
            missingByteCount: Int(originalLength - includedLength), flags: flags, drops: drops,
            unixMicroseconds: Int64(bitPattern: timestamp) &- BtsnoopFormat.unixEpoch)
    }

    /// The H4 packet type that the flags tell.
    private var packetType: UInt8 {
        guard flags & BtsnoopFormat.commandOrEvent != 0 else { return H4PacketType.aclData }
        return flags & BtsnoopFormat.received != 0 ? H4PacketType.event : H4PacketType.command
    }
}
