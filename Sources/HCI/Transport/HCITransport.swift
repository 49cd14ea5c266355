public import Foundation

/// A connection to a controller: sends packets, and receives packets as they arrive. `HCISocket` is the only
/// implementation; tests connect it to a simulated controller.
public protocol HCITransport: Sendable {
    /// The adapter's display name, as in `hci0`.
    var adapter: String { get }

    /// Packets the kernel lost because they were not read in time.
    var lostPackets: UInt64 { get }

    /// Starts reading. Call it once.
    func start(_ sink: any PacketSink)

    /// Sends one packet, H4 packet type first, to the controller without waiting. Throws `AdapterError`.
    func send(_ packet: [UInt8]) throws(AdapterError)

    /// Switches the adapter off and on, so that the kernel sets the controller up again. Throws `AdapterError`.
    func restartAdapter() async throws(AdapterError)

    /// Ends reading. The sink is notified of the end after the last packet has been delivered.
    func close()
}

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

/// Passes sent packets to a recorder before they are sent, so that a command precedes its answer. Received packets are
/// recorded where they are read.
struct RecordingTransport: HCITransport {
    let base: any HCITransport
    let recorder: PacketRecorder

    var adapter: String { base.adapter }
    var lostPackets: UInt64 { base.lostPackets }

    func start(_ sink: any PacketSink) {
        base.start(sink)
    }

    func send(_ packet: [UInt8]) throws(AdapterError) {
        recorder(packet, Date())
        try base.send(packet)
    }

    func restartAdapter() async throws(AdapterError) {
        try await base.restartAdapter()
    }

    func close() {
        base.close()
    }
}
