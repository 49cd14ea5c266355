import Beacon
import Foundation

/// The proximity UUIDs that a server listed last, on the node's disk: a node that starts while the server is away forwards
/// what it hears all the same. One on a line.
public struct KeptUUIDs: Sendable {
    private let path: String

    /// - Parameter path: of a file beside the spool.
    public init(path: String) {
        self.path = path
    }

    /// Empty where none are kept; a line that is no UUID is passed over.
    var list: [ProximityUUID] {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).compactMap { ProximityUUID(String($0)) }
    }

    func keep(_ uuids: [ProximityUUID]) throws {
        let text = uuids.map { "\($0)\n" }.joined()
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
