public import Beacon
import Foundation

/// Lets through the UUIDs the server listed, and counts all else. Until a server listed some, nothing passes.
public struct UUIDFilter: Sendable {
    public private(set) var listed: Set<ProximityUUID> = []
    /// Frames held back, by UUID, for as many UUIDs as are told apart.
    public private(set) var quarantinedPeople: [ProximityUUID: Int] = [:]
    /// Frames held back of still other UUIDs.
    public private(set) var heldBackOthers = 0

    /// UUIDs that are told apart; a person who walks past with a new one every second must not fill the memory.
    private let distinct: Int

    public init(distinct: Int = 1_000) {
        self.distinct = distinct
    }

    public mutating func list(_ uuids: some Sequence<ProximityUUID>) {
        listed = Set(uuids)
    }

    public mutating func passes(_ uuid: ProximityUUID) -> Bool {
        if listed.contains(uuid) { return true }
        if quarantinedPeople[uuid] != nil || quarantinedPeople.count < distinct {
            quarantinedPeople[uuid, default: 0] += 1
        } else {
            heldBackOthers += 1
        }
        return false
    }
}

/// The proximity UUIDs that a server listed last, on the node's disk: a node that starts while the server is away
/// forwards what it hears all the same. One on a line.
public struct StoredUUIDs: Sendable {
    private let path: String

    /// - Parameter path: of a file beside the spool.
    public init(path: String) {
        self.path = path
    }

    /// Empty if none are kept; a line that is no UUID is passed over.
    var list: [ProximityUUID] {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).compactMap { ProximityUUID(String($0)) }
    }

    func keep(_ uuids: [ProximityUUID]) throws {
        let text = uuids.map { "\($0)\n" }.joined()
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
