public import Beacon

/// What became of the frames a receiver heard.
public struct IntakeTally: Equatable, Sendable {
    /// iBeacon frames.
    public internal(set) var heard = 0
    /// Frames of UUIDs the server listed.
    public internal(set) var forwarded = 0
    /// Sightings they were merged into and that are in the spool.
    public internal(set) var sightings = 0
    /// Frames of other UUIDs.
    public internal(set) var heldBack: [ProximityUUID: Int] = [:]
    /// Frames of UUIDs beyond those told apart.
    public internal(set) var heldBackOthers = 0
    /// Frames that found no room in memory.
    public internal(set) var dropped = 0
}
