/// The state of a scanner node's spool.
public struct SpoolRecord: Codable, Equatable, Sendable {
    /// The size of all batches on disk, in bytes.
    public let bytes: Int
    /// Seconds since the oldest waiting batch was made; nil if none is waiting.
    public let oldestAge: Int?
    /// The number of batches dropped because the spool was full, since its file was created.
    public let dropped: Int
    /// The number of batches that the server will never accept.
    public let setAside: Int
    /// The number of sightings that wait in memory because the disk accepts no writes.
    public let inMemory: Int?
    /// Free bytes on the disk that contains the spool.
    public let freeDisk: Int?
    /// Why the disk cannot be written, such as `full` or `read_only`; 1 to 100 characters.
    public let error: String?
}
