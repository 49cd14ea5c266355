public import Foundation
public import Wire

/// What goes to the server in one request: numbered once, and sent under that number until it is acknowledged.
public struct SpoolBatch: Equatable, Sendable {
    /// From 0, one more for each batch that was ever put into the spool.
    public let sequence: Int64
    /// The boot of the node that heard these, as far as it is known.
    public let boot: String?
    /// When they were heard is told by the node's clock as it stands now, however it was set since.
    public let sightings: [SightingRecord]
    /// The node's clock, to the millisecond.
    public let createdAt: Date

    public init(sequence: Int64, boot: String?, sightings: [SightingRecord], createdAt: Date) {
        self.sequence = sequence
        self.boot = boot
        self.sightings = sightings
        self.createdAt = createdAt
    }
}
