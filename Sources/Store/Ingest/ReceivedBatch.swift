public import Foundation

/// A batch of sightings as a scanner sent it, with its times put on the server's clock.
public struct ReceivedBatch: Sendable {
    public let scanner: Int64
    public let spool: String
    public let sequence: Int64
    public let receivedAt: Date
    public let sightings: [ReceivedSighting]
    /// Sightings that were refused before they came here, for their time.
    public let refused: Int

    public init(
        scanner: Int64, spool: String, sequence: Int64, receivedAt: Date, sightings: [ReceivedSighting],
        refused: Int
    ) {
        self.scanner = scanner
        self.spool = spool
        self.sequence = sequence
        self.receivedAt = receivedAt
        self.sightings = sightings
        self.refused = refused
    }
}
