public import Foundation

/// The server's clock, which a node that replays a recording follows.
public struct ClockRecord: Codable, Equatable, Sendable {
    public let now: Date
    /// Seconds of the server's clock in one real second; 1 but for demonstrations.
    public let rate: Double

    public init(now: Date, rate: Double) {
        self.now = now
        self.rate = rate
    }
}
