import Beacon
import Foundation

/// The last proximity UUIDs from the server, on the node's disk, one on a line: a node that starts while the server is
/// away still forwards what it hears.
public struct StoredUUIDs: Sendable {
    private let path: String

    /// - Parameter path: the path of a file next to the spool.
    public init(path: String) {
        self.path = path
    }

    /// Empty if none are stored; a line that is not a UUID is skipped.
    var list: [ProximityUUID] {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).compactMap { ProximityUUID(String($0)) }
    }

    func keep(_ uuids: [ProximityUUID]) throws {
        let text = uuids.map { "\($0)\n" }.joined()
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
