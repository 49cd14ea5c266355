/// Receives the packets that a transport reads.
public protocol PacketSink: Sendable {
    /// Called on the transport's own thread, one call at a time: it may lock but must not wait.
    func receive(_ batch: borrowing PacketBatch)

    /// Called once, after the last packet. Nil if the transport was closed from this side.
    func finish(_ error: AdapterError?)
}
