public import Beacon

/// Passes the UUIDs that the server listed, and counts all others. Until the server has listed some, it passes none.
public struct UUIDFilter: Sendable {
    public private(set) var listed: Set<ProximityUUID> = []
    /// Frames of UUIDs that are not listed, by UUID, for a limited number of UUIDs.
    public private(set) var filteredFrames: [ProximityUUID: Int] = [:]
    /// Frames of further UUIDs that are not listed.
    public private(set) var heldBackOthers = 0

    /// The number of UUIDs that are counted separately; a passing device with a new UUID every second must not fill the
    /// memory.
    private let distinct: Int

    public init(distinct: Int = 1_000) {
        self.distinct = distinct
    }

    public mutating func list(_ uuids: some Sequence<ProximityUUID>) {
        listed = Set(uuids)
    }

    public mutating func passes(_ uuid: ProximityUUID) -> Bool {
        if listed.contains(uuid) { return true }
        if filteredFrames[uuid] != nil || filteredFrames.count < distinct {
            filteredFrames[uuid, default: 0] += 1
        } else {
            heldBackOthers += 1
        }
        return false
    }
}
