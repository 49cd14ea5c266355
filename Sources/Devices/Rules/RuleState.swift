public import Foundation

/// The stored state of a rule.
public struct RuleState: Codable, Equatable, Sendable {
    /// The states of its conditions: those of `when`, then those of its requirement.
    public internal(set) var held: [TimedCondition] = []
    /// When it fired, in the last ten minutes.
    public internal(set) var firedAt: [Date] = []
    /// Since when the rule is active. Earlier triggers do not count.
    public let begunAt: Date
    /// Whether it fired too often and is stopped.
    public internal(set) var isStopped = false

    public init(begunAt: Date) {
        self.begunAt = begunAt
    }
}

extension RuleState {
    /// The number of firings in a number of seconds that stops a rule.
    public static let maxFirings = 10
    public static let span = 600.0

    /// Counts a firing.
    mutating func noteFiring(at now: Date) {
        firedAt = firedAt.filter { now.timeIntervalSince($0) < Self.span } + [now]
        isStopped = firedAt.count >= Self.maxFirings
    }
}
