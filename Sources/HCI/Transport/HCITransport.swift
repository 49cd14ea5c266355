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
