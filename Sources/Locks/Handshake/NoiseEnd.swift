/// The result of a handshake.
struct NoiseEnd: Equatable, Sendable {
    /// 64 bytes: the key for the server's messages, then that for the lock's messages.
    let keys: [UInt8]
    /// The hash of the transcript, 32 bytes, the same on both sides.
    let hash: [UInt8]
    /// The payload of the last message.
    let payload: [UInt8]
}
