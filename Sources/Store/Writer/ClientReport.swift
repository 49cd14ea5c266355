public import Foundation
public import Presence

/// All that a person's client hears at a time.
public struct ClientReport: Sendable {  // generated: init
    public let person: Int64
    /// Which of their clients says it, and when.
    public let scan: ClientScan
    public let receivedAt: Date
    public let sightings: [ReceivedBatch.Sighting]
    /// Whether it tells what is heard now: where nothing of an old one is left to go by, that is no silence.
    public var isOfNow: Bool = true
}
