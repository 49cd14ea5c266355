public import Foundation
public import Presence

/// All sightings of a person's client in one scan.
public struct ClientReport: Sendable {  // generated: init
    public let person: Int64
    /// Which of their clients reported, and when.
    public let scan: ClientScan
    public let receivedAt: Date
    public let sightings: [ReceivedBatch.Sighting]
    /// Whether it reports what is heard now. An old report with no usable sightings left does not count as silence.
    public var isOfNow: Bool = true
}
