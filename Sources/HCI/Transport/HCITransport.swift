public import Foundation

/// A way to a controller: packets out, and packets in as they come. `HCISocket` is the one there is; tests put a fake
/// controller at its other end.
public protocol HCITransport: Sendable {
    /// The adapter's name for people, as in `hci0`.
    var adapter: String { get }

    /// Packets the kernel lost because they were not read in time.
    var lostPackets: UInt64 { get }

    /// Starts reading. Call it once.
    func start(_ sink: any PacketSink)

    /// Hands one packet, H4 packet type first, to the controller without waiting. Throws `AdapterError`.
    func send(_ packet: [UInt8]) throws(AdapterError)

    /// Switches the adapter off and on, so that the kernel sets the controller up again. Throws `AdapterError`.
    func restartAdapter() async throws(AdapterError)

    /// Ends reading. The sink is told of the end when the last packet has been delivered.
    func close()
}

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

/// Takes what a transport reads.
public protocol PacketSink: Sendable {
    /// Called on the transport's own thread, one call at a time: it may lock but not wait.
    func receive(_ batch: borrowing PacketBatch)

    /// Called once, after the last packet. Nil when the transport was closed from this side.
    func finish(_ error: AdapterError?)
}

/// Is handed every packet of the controller as it came, H4 packet type first, with its time. It is called on the
/// reading thread: what it does there holds up the reading.
public typealias PacketRecorder = @Sendable (_ packet: [UInt8], _ time: Date) -> Void

/// Shows a recorder what is sent, before it is sent, so that a command stands before its answer. What is received the
/// recorder sees where it is read.
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
