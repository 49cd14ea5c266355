import Beacon

/// One packet of a btsnoop file.
public struct BtsnoopRecord: Hashable, Sendable {
    /// The HCI packet, H4 packet type first, also where the file has none.
    public let packet: [UInt8]
    /// How many bytes of the packet's end were not recorded.
    public let missingByteCount: Int
    /// Bit 0: sent by the controller. Bit 1: a command or an event.
    public let flags: UInt32
    /// Packets lost since the recording began.
    public let drops: UInt32
    /// Microseconds since 1970-01-01 00:00 UTC.
    public let unixMicroseconds: Int64

    public init(
        packet: [UInt8], missingByteCount: Int = 0, flags: UInt32, drops: UInt32 = 0, unixMicroseconds: Int64
    ) {
        self.packet = packet
        self.missingByteCount = missingByteCount
        self.flags = flags
        self.drops = drops
        self.unixMicroseconds = unixMicroseconds
    }
}

extension BtsnoopRecord {
    /// The record as a file with datalink `h4` holds it: header and packet.
    var encoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(BtsnoopFormat.recordHeaderByteCount + packet.count)
        bytes.append(bigEndian: UInt32(clamping: packet.count + missingByteCount))
        bytes.append(bigEndian: UInt32(clamping: packet.count))
        bytes.append(bigEndian: flags)
        bytes.append(bigEndian: drops)
        bytes.append(bigEndian: unixMicroseconds &+ BtsnoopFormat.unixEpoch)
        bytes += packet
        return bytes
    }
}

extension BtsnoopRecord {
    /// An event as the controller sent it, H4 packet type first.
    /// - Parameter unixMicroseconds: When it came, in microseconds since 1970-01-01 00:00 UTC.
    public init(event packet: [UInt8], unixMicroseconds: Int64) {
        self.init(
            packet: packet, flags: BtsnoopFormat.received | BtsnoopFormat.commandOrEvent,
            unixMicroseconds: unixMicroseconds)
    }
}

extension BtsnoopRecord {
    /// A packet as it went over HCI, H4 packet type first: commands to the controller, all else from it.
    /// - Parameter unixMicroseconds: When it went, in microseconds since 1970-01-01 00:00 UTC.
    public init(packet: [UInt8], unixMicroseconds: Int64) {
        let isCommand = packet.first == H4PacketType.command
        let isEvent = packet.first == H4PacketType.event
        self.init(
            packet: packet,
            flags: (isCommand ? 0 : BtsnoopFormat.received) | (isCommand || isEvent ? BtsnoopFormat.commandOrEvent : 0),
            unixMicroseconds: unixMicroseconds)
    }
}

extension BtsnoopRecord {
    /// The 24 bytes before a packet.
    struct Header {
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

        func record(_ packet: ArraySlice<UInt8>, _ datalink: BtsnoopFormat.Datalink) -> BtsnoopRecord {
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
}

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

extension BtsnoopFormat {
    /// What the packets of a btsnoop file start with; the datalink types that are read.
    enum Datalink: UInt32, Sendable {
        /// HCI packets without a packet type: the record's flags tell it.
        case unencapsulated = 1001
        /// H4: the packet type byte first.
        case h4 = 1002
    }
}
