import Beacon

extension Btsnoop {
    /// One packet of a btsnoop file.
    public struct Record: Hashable, Sendable {  // generated: init
        /// The HCI packet, H4 packet type first, even if the file has none. Empty for a record that is not a packet,
        /// such as a note by the kernel.
        public let packet: [UInt8]
        /// The number of bytes at the packet's end that were not recorded.
        public var missingByteCount: Int = 0
        /// Bit 0: sent by the controller. Bit 1: a command or an event.
        public let flags: UInt32
        /// The number of packets lost since the recording began.
        public var drops: UInt32 = 0
        /// Microseconds since 1970-01-01 00:00 UTC.
        public let unixMicroseconds: Int64
        /// The number of the packet's adapter, as in hci0: 0; nil if the file does not contain it.
        public let adapter: UInt16?
    }
}

extension Btsnoop.Record {
    /// The record in a file with datalink `h4`: header and packet.
    var encoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Btsnoop.recordHeaderByteCount + packet.count)
        bytes.append(bigEndian: UInt32(clamping: packet.count + missingByteCount))
        bytes.append(bigEndian: UInt32(clamping: packet.count))
        bytes.append(bigEndian: flags)
        bytes.append(bigEndian: drops)
        bytes.append(bigEndian: unixMicroseconds &+ Btsnoop.unixEpoch)
        bytes += packet
        return bytes
    }
}

extension Btsnoop.Record {
    /// An event as the controller sent it, H4 packet type first.
    /// - Parameter unixMicroseconds: When it was received, in microseconds since 1970-01-01 00:00 UTC.
    public init(event packet: [UInt8], unixMicroseconds: Int64) {
        self.init(
            packet: packet, flags: Btsnoop.received | Btsnoop.commandOrEvent,
            unixMicroseconds: unixMicroseconds, adapter: nil)
    }
}

extension Btsnoop.Record {
    /// A packet as it was sent over HCI, H4 packet type first: commands to the controller, all others from it.
    /// - Parameter unixMicroseconds: When it was sent, in microseconds since 1970-01-01 00:00 UTC.
    public init(packet: [UInt8], unixMicroseconds: Int64) {
        let isCommand = packet.first == H4PacketType.command
        let isEvent = packet.first == H4PacketType.event
        self.init(
            packet: packet,
            flags: (isCommand ? 0 : Btsnoop.received) | (isCommand || isEvent ? Btsnoop.commandOrEvent : 0),
            unixMicroseconds: unixMicroseconds, adapter: nil)
    }
}

extension Btsnoop.Record {
    /// The 24 bytes before a packet.
    struct Header {
        let originalLength: UInt32
        let includedLength: UInt32
        let flags: UInt32
        let drops: UInt32
        /// Microseconds since the year 0.
        let timestamp: UInt64

        /// Reads a header that is complete in `bytes` at `offset`.
        init(_ bytes: RawSpan, at offset: Int) {
            originalLength = bytes.bigEndian(at: offset, as: UInt32.self)
            includedLength = bytes.bigEndian(at: offset + 4, as: UInt32.self)
            flags = bytes.bigEndian(at: offset + 8, as: UInt32.self)
            drops = bytes.bigEndian(at: offset + 12, as: UInt32.self)
            timestamp = bytes.bigEndian(at: offset + 16, as: UInt64.self)
        }

        /// Whether the lengths agree and do not exceed the longest HCI packet.
        var isSound: Bool {
            includedLength <= originalLength && originalLength <= Btsnoop.maxPacketLength
        }

        /// Header and packet together.
        var byteCount: Int { Btsnoop.recordHeaderByteCount + Int(includedLength) }

        func record(_ packet: ArraySlice<UInt8>, _ datalink: Btsnoop.Datalink) -> Btsnoop.Record {
            let missing = Int(originalLength - includedLength)
            if datalink == .monitor {
                return MonitorHeader(flags: flags).record(
                    packet, missing: missing, drops: drops, unixMicroseconds: unixMicroseconds)
            }
            return Btsnoop.Record(
                packet: datalink == .h4 ? Array(packet) : [packetType] + packet,
                missingByteCount: missing, flags: flags, drops: drops, unixMicroseconds: unixMicroseconds,
                adapter: nil)
        }

        private var unixMicroseconds: Int64 { Int64(bitPattern: timestamp) &- Btsnoop.unixEpoch }

        /// The H4 packet type by the flags.
        private var packetType: UInt8 {
            guard flags & Btsnoop.commandOrEvent != 0 else { return H4PacketType.aclData }
            return flags & Btsnoop.received != 0 ? H4PacketType.event : H4PacketType.command
        }
    }
}
