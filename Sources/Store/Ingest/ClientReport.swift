public import Foundation
public import Presence

/// All that a person's client hears at a time.
public struct ClientReport: Sendable {
    public let person: Int64
    /// Which of their clients says it, and when.
    public let word: ClientWord
    public let receivedAt: Date
    public let sightings: [ReceivedSighting]
    /// Whether it tells what is heard now: where nothing of an old one is left to go by, that is no silence.
    public let isOfNow: Bool

    public init(
        person: Int64, word: ClientWord, receivedAt: Date, sightings: [ReceivedSighting], isOfNow: Bool = true
    ) {
        self.person = person
        self.word = word
        self.receivedAt = receivedAt
        self.sightings = sightings
        self.isOfNow = isOfNow
    }
}
