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
