public import Foundation

/// Which badge of somebody was followed from a time on.
public struct FollowedBadge: Equatable, Sendable {
    public let person: Int64
    public let badge: Int64
    public let since: Date

    public init(person: Int64, badge: Int64, since: Date) {
        (self.person, self.badge, self.since) = (person, badge, since)
    }
}
