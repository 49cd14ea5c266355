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

/// How much a spool may hold on the node's disk before its oldest batch gives way.
public struct SpoolLimit: Equatable, Sendable {
    /// Bytes of sightings, without what SQLite itself needs.
    public let bytes: Int
    public let batches: Int

    public init(bytes: Int, batches: Int) {
        self.bytes = bytes
        self.batches = batches
    }

    /// A weekend without a server, with sixty badges in the room.
    public static let standard = SpoolLimit(bytes: 512 << 20, batches: 250_000)
}
