public import Foundation

/// The server's clock, which a node that replays a recording follows.
public struct ClockRecord: Codable, Equatable, Sendable {
    public let now: Date
    /// Seconds of the server's clock per real second; 1 except for demonstrations.
    public let rate: Double
}
