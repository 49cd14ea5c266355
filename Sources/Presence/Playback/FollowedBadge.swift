public import Foundation
public import Vocabulary

/// Which badge of somebody was followed from a time on, and where they were said to be then.
public struct FollowedBadge: Equatable, Sendable {
    public let person: Int64
    public let badge: Int64
    public let since: Date
    public let state: WhereaboutsState
    public let room: Int64

    public init(person: Int64, badge: Int64, since: Date, state: WhereaboutsState, room: Int64) {
        (self.person, self.badge, self.since, self.state, self.room) = (person, badge, since, state, room)
    }

    /// As known at a later time, without what it rested on.
    func whereabouts(at now: Date) -> Whereabouts {
        Whereabouts(
            state: state, room: room, since: since, heardAt: now, decidedAt: now, confidence: 0, link: nil, beacon: nil,
            leaveAfter: 0, badge: badge)
    }
}
