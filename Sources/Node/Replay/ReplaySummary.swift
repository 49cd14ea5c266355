public import Beacon
public import Foundation

/// What came of a replay.
public struct ReplaySummary: Equatable, Sendable {
    /// A session and when it was played, on the node's clock (at a rate of the server's own, on the server's).
    public struct Session: Encodable, Equatable, Sendable {
        public let name: String
        public let startedAt: Date
        public let endedAt: Date

        enum CodingKeys: String, CodingKey {
            case name = "session"
            case startedAt = "started_at"
            case endedAt = "ended_at"
        }
    }

    public let file: String
    /// In the order of the way: from the file to the server.
    public let counts: [SummaryCount]
    /// iBeacons that were not forwarded, by UUID.
    public let heldBack: [ProximityUUID: Int]
    public let sessions: [Session]
    /// All was played, and the server has all of it that it will ever take.
    public let isComplete: Bool
    /// The folder where batches still wait.
    public let keptSpools: String?
}

extension ReplaySummary: CustomStringConvertible {
    public var description: String {
        let width = counts.map(\.label.count).max() ?? 0
        var lines = ["\(isComplete ? "Replayed" : "Not all replayed:") \(file)"]
        lines += counts.map { "  \($0.label.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.value)" }
        if !heldBack.isEmpty {
            lines.append("Not forwarded, because the server does not list the UUID:")
            lines += heldBack.sorted { $0.key < $1.key }.map { "  \($0.key)  \($0.value)" }
        }
        if let keptSpools {
            lines.append("What waits is kept in \(keptSpools); a replay with --spool \(keptSpools) sends it first.")
        }
        return lines.joined(separator: "\n")
    }
}
