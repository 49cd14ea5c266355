public import Foundation

/// All that a person's client hears at a time.
public struct ClientReport: Sendable {
    public let person: Int64
    public let receivedAt: Date
    public let sightings: [ReceivedSighting]

    public init(person: Int64, receivedAt: Date, sightings: [ReceivedSighting]) {
        self.person = person
        self.receivedAt = receivedAt
        self.sightings = sightings
    }
}
