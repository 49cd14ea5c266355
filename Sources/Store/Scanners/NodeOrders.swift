public import Foundation

/// The answer to a scanner's heartbeat, besides the clock.
public struct NodeOrders: Equatable, Sendable {
    /// For how many days a node keeps batches that the server has not acknowledged.
    public let spoolDays: Int
    /// Set once the database was restored: batches acknowledged since then must be sent again.
    public let resendFrom: Date?
    /// The settings for the scanner's labels, with those for all scanners as defaults.
    public let rule: FleetRule
}
