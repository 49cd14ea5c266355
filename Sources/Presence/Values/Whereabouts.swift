public import Foundation
public import Vocabulary

/// What is believed of a person now, and what it rests on.
public struct Whereabouts: Equatable, Sendable {
    /// The room they are in, or were last known to be in.
    public var room: Int64
    /// When this state began.
    public var since: Date
    /// When a receiver last heard the badge that is followed, or their client was last heard of.
    public var heardAt: Date
    /// When this was decided.
    public var decidedAt: Date
    /// The share of the evidence that speaks for this room, 0…1.
    public var confidence: Double
    /// The link that told it.
    public var link: Link?
    // Here it fills a gap: all people have one of these.
    public var state: WhereaboutsState
    /// The beacon heard over that link.
    public var beacon: Int64?
    /// The leave time of the room's zone, in seconds.
    public var leaveAfter: Double
    /// Of their badges the one that is followed, also while a client tells; nil if scanners heard none.
    public var badge: Int64?
    /// Of their clients the one that is followed, by the number of its login, also while scanners tell; nil if none
    /// has told anything.
    public var client: Int64?
    /// When that one was last seen to be carried.
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

/// Which badge of a person was followed from a time on, and where they were said to be then.
public struct FollowedBadge: Equatable, Sendable {  // generated: init
    public let person: Int64
    public let badge: Int64
    public let since: Date
    public let state: WhereaboutsState
    public let room: Int64

    /// As known at a later time, without what it rested on.
    func whereabouts(at now: Date) -> Whereabouts {
        Whereabouts(
            state: state, room: room, since: since, heardAt: now, decidedAt: now, confidence: 0, link: nil, beacon: nil,
            leaveAfter: 0, badge: badge)
    }
}

/// A scanner that fell quiet, and how loud it had heard a person at last.
public struct QuietScanner: Equatable, Sendable {  // generated: init
    public let scanner: Int64
    /// Where it stood; nil if that was not known.
    public let room: Int64?
    /// dBm, smoothed.
    public let level: Double
}

/// What a scanner last said of a person before it fell quiet, and for how long that left them unknown.
public struct LastReading: Equatable, Sendable {  // generated: init
    public let person: Int64
    public let room: Int64
    public let scanner: Int64
    /// The room that the scanner stood in; nil if that was not known.
    public let heardIn: Int64?
    /// The badge that it heard.
    public let badge: Int64
    /// dBm, smoothed.
    public let level: Double
    /// The leave time of the room's zone, in seconds.
    public let leaveAfter: Double
    /// From when on they were unknown, and until when; nil if they still were.
    public let since: Date
    public let until: Date?
}
