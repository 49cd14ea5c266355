public import Foundation
public import Presence

/// All that a person's client hears at a time.
public struct ClientReport: Sendable {
    public let person: Int64
    /// Which of their clients.
    public let login: ClientLogin
    public let receivedAt: Date
    /// By the client's own clock; nil where it did not tell.
    public let sentAt: Date?
    public let sightings: [ReceivedSighting]
    /// Whether it tells what is heard now: where nothing of an old one is left to go by, that is no silence.
    public let isOfNow: Bool

    public init(
        person: Int64, login: ClientLogin, receivedAt: Date, sentAt: Date? = nil, sightings: [ReceivedSighting],
        isOfNow: Bool = true
    ) {
        self.person = person
        self.login = login
        self.receivedAt = receivedAt
        self.sentAt = sentAt
        self.sightings = sightings
        self.isOfNow = isOfNow
    }
}
