public import Foundation

/// Packets read in one go. They lie in one buffer that is used again for the next batch, so that reading allocates
/// nothing.
public struct PacketBatch: Sendable {
    /// Where a packet lies and when it came.
    public struct Packet: Sendable {
        /// Its bytes in the buffer, H4 packet type first.
        public let range: Range<Int>
        /// The kernel's time stamp, or when it was read where there is none.
        public let time: Date
        /// Its end was longer than any HCI event and is not in the buffer.
        public let isCutShort: Bool
    }

    public internal(set) var buffer: [UInt8]
    public internal(set) var packets: [Packet] = []

    init(buffer: [UInt8]) {
        self.buffer = buffer
    }
}
