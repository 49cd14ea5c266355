public import Foundation
public import Vocabulary

/// What is believed of a person now, and the evidence for it.
public struct Whereabouts: Equatable, Sendable {
    /// The room they are in, or were last known to be in.
    public var room: Int64
    /// When this state began.
    public var since: Date
    /// When a receiver last heard the followed badge, or the person's client last reported.
    public var heardAt: Date
    /// When this was decided.
    public var decidedAt: Date
    /// The share of the evidence that supports this room, 0…1.
    public var confidence: Double
    /// The link that supports it.
    public var link: Link?
    // Its position fills a gap, since each person has one of these.
    public var state: WhereaboutsState
    /// The beacon heard over that link.
    public var beacon: Int64?
    /// The leave time of the room's zone, in seconds.
    public var leaveAfter: Double
    /// The followed badge of the person, also while a client reports; nil if no scanner has heard one.
    public var badge: Int64?
    /// The followed client of the person, by the number of its login, also while scanners report; nil if no client has
    /// reported.
    public var client: Int64?
    /// When that client was last seen to be carried.
    public var clientCarriedAt: Date?

    public init(
        state: WhereaboutsState, room: Int64, since: Date, heardAt: Date, decidedAt: Date, confidence: Double,
        link: Link?,
        beacon: Int64?, leaveAfter: Double, badge: Int64? = nil, client: Int64? = nil,
        clientCarriedAt: Date? = nil
    ) {
        self.state = state
        self.room = room
        self.since = since
        self.heardAt = heardAt
        self.decidedAt = decidedAt
        self.confidence = confidence
        self.link = link
        self.beacon = beacon
        self.leaveAfter = leaveAfter
        self.badge = badge
        self.client = client
        self.clientCarriedAt = clientCarriedAt
    }
}
