public import Foundation

/// An explanation of what a rule does or does not do.
public struct RuleExplanation: Equatable, Sendable {
    /// The conditions of `when`, then those of the requirement.
    public let lines: [Line]
    /// Whether the requirement is met.
    public let required: Truth
    public let isStopped: Bool

    /// One condition.
    public struct Line: Equatable, Sendable {
        public let condition: Condition
        /// Whether it belongs to `when`.
        public let isWhen: Bool
        /// The present finding.
        public let found: Truth
        /// Since when the finding has been the same.
        public let since: Date
        /// Whether it is met: true for long enough.
        public let isMet: Bool
        public let missing: [Missing]

        init(_ condition: Condition, _ held: TimedCondition, _ finding: Finding, isWhen: Bool, at now: Date) {
            self.condition = condition
            self.isWhen = isWhen
            found = held.found
            since = held.since
            isMet = held.isOn
            let turn = held.found == .yes ? held.turn(condition) : nil
            let left = turn.map { Int($0.timeIntervalSince(now).rounded(.up)) } ?? 0
            missing = finding.missing + (left > 0 ? [.seconds(left)] : [])
        }
    }
}
