extension FakeController {
    /// Sends packets, H4 packet type first, whether or not anybody scans. Waits where the other side does not read.
    public func emit(_ packets: [UInt8]...) {
        for packet in packets { write(packet) }
    }

    /// Sends one packet many times, as fast as it is read.
    public func flood(_ packet: [UInt8], count: Int) {
        for _ in 0..<count { write(packet) }
    }
}
