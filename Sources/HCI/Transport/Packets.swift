public import Foundation

/// Packets read at once. They lie in one buffer that is reused for the next batch, so that reading allocates no memory.
public struct PacketBatch: Sendable {
    /// The range of a packet and when it arrived.
    public struct Packet: Sendable {
        /// Its bytes in the buffer, H4 packet type first.
        public let range: Range<Int>
        /// The kernel's timestamp, or when the packet was read if it has none.
        public let time: Date
        /// Whether the packet was longer than any HCI event, so that its end is not in the buffer.
        public let isCutShort: Bool
    }

    public internal(set) var buffer: [UInt8]
    public internal(set) var packets: [Packet] = []

    init(buffer: [UInt8]) {
        self.buffer = buffer
    }
}

/// Receives the packets that a transport reads.
public protocol PacketSink: Sendable {
    /// Called on the transport's own thread, one call at a time: it may lock but must not wait.
    func receive(_ batch: borrowing PacketBatch)

    /// Called once, after the last packet. Nil if the transport was closed from this side.
    func finish(_ error: AdapterError?)
}

/// Receives every packet of the controller, H4 packet type first, with its time. It is called on the reading thread and
/// blocks it while it runs.
public typealias PacketRecorder = @Sendable (_ packet: [UInt8], _ time: Date) -> Void
