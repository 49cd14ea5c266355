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
