/// Numbers of the btsnoop format, version 1, as BlueZ's btmon and Android write it. All are big-endian.
enum BtsnoopFormat {
    static let magic = Array("btsnoop\0".utf8)
    static let version: UInt32 = 1
    static let fileHeaderByteCount = 16
    static let recordHeaderByteCount = 24
    /// The longest H4 packet: packet type, handle, length and 65,535 bytes of ACL data.
    static let longestPacket = 65_540
    /// Timestamps count microseconds from midnight, January 1st of the year 0; this is 1970 on that scale.
    static let unixEpoch: Int64 = 0x00DC_DDB3_0F2F_8000
    /// Set in a record's flags when the controller sent the packet.
    static let received: UInt32 = 0b01
    /// Set in a record's flags for commands and events.
    static let commandOrEvent: UInt32 = 0b10
}

/// What the packets of a btsnoop file start with; the datalink types that are read.
public enum BtsnoopDatalink: UInt32, Sendable {
    /// HCI packets without a packet type: the record's flags tell it.
    case unencapsulated = 1001
    /// H4: the packet type byte first.
    case h4 = 1002
}
