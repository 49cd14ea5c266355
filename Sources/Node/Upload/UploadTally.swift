/// What became of the batches of one spool since the program started.
public struct UploadTally: Equatable, Sendable {
    /// Batches acknowledged.
    public internal(set) var batches = 0
    /// Sightings in them.
    public internal(set) var sent = 0
    /// Sightings the server kept.
    public internal(set) var stored = 0
    /// Sightings the server refused one by one.
    public internal(set) var refused = 0
    /// Batches the server will never take.
    public internal(set) var setAside = 0
    /// Attempts that failed since the last that did not.
    public internal(set) var failuresInARow = 0
    /// Why the last attempt failed.
    public internal(set) var problem: String?
}
