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

/// Runs a rule on recorded events.
public struct RuleTrial: Sendable {
    private var book: RuleRegistry
    public private(set) var firings: [Firing] = []

    /// - Parameters:
    ///   - surroundings: the surroundings at the start.
    ///   - start: when the rule begins.
    public init(_ rule: Rule, in surroundings: Surroundings, from start: Date) {
        book = RuleRegistry(surroundings)
        firings = book.put(0, rule, at: start)
    }

    /// Adds the next event; times must not decrease.
    public mutating func take(_ event: RuleInput, at instant: Date) {
        advance(to: instant)
        firings += book.take(event, at: instant)
    }

    /// A trial never stops: it shows what the rule would have done if it were restarted each time.
    public mutating func advance(to instant: Date) {
        while let next = book.wakesAt, next <= instant { firings += book.advance(to: next) }
    }
}
