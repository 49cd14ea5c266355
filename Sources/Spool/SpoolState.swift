/// What a spool holds and has held.
public struct SpoolState: Equatable, Sendable {
    /// Batches that wait to be sent.
    public let depth: Int
    /// Bytes of sightings in all batches, those set aside included.
    public let bytes: Int
    /// Batches the server will never take; they are kept for a look until room is needed.
    public let setAside: Int
    /// Batches that gave way because the spool was full, since the file was made.
    public let dropped: Int

    public init(depth: Int, bytes: Int, setAside: Int, dropped: Int) {
        self.depth = depth
        self.bytes = bytes
        self.setAside = setAside
        self.dropped = dropped
    }
}
