public import Foundation
public import Vocabulary

/// The badge of a person that was followed from a time on, and their whereabouts then.
public struct FollowedBadge: Equatable, Sendable {  // generated: init
    public let person: Int64
    public let badge: Int64
    public let since: Date
    public let state: WhereaboutsState
    public let room: Int64

    /// Returns the whereabouts at a later time, without the evidence.
    func whereabouts(at now: Date) -> Whereabouts {
        Whereabouts(
            state: state, room: room, since: since, heardAt: now, decidedAt: now, confidence: 0, link: nil, beacon: nil,
            leaveAfter: 0, badge: badge)
    }
}
