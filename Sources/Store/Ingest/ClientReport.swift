public import Foundation
public import Presence

/// All that a person's client hears at a time.
public struct ClientReport: Sendable {
    public let person: Int64
    /// Which of their clients says it, and when.
    public let scan: ClientScan
    public let receivedAt: Date
    public let sightings: [ReceivedBatch.Sighting]
    /// Whether it tells what is heard now: where nothing of an old one is left to go by, that is no silence.
    public let isOfNow: Bool

    public init(
        person: Int64, scan: ClientScan, receivedAt: Date, sightings: [ReceivedBatch.Sighting], isOfNow: Bool = true
    ) {
        self.person = person
        self.scan = scan
        self.receivedAt = receivedAt
        self.sightings = sightings
        self.isOfNow = isOfNow
    }
}
