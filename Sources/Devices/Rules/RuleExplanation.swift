public import Foundation

/// Why a rule does what it does, or nothing.
public struct RuleExplanation: Equatable, Sendable {
    /// Those of `when`, then those of the requirement.
    public let lines: [Line]
    /// Whether what the rule requires besides is so.
    public let required: Truth
    public let isStopped: Bool

    /// One condition.
    public struct Line: Equatable, Sendable {
        public let condition: Condition
        /// Whether it is one of `when`.
        public let isWhen: Bool
        /// What is found of it.
        public let found: Truth
        /// Since when that is found.
        public let since: Date
        /// Whether it is met: found so for long enough.
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

/// Plays a rule over what was recorded.
public struct RuleTrial: Sendable {
    private var book: RuleRegistry
    public private(set) var firings: [Firing] = []

    /// - Parameters:
    ///   - surroundings: as they were at the start.
    ///   - start: when the rule begins.
    public init(_ rule: Rule, in surroundings: Surroundings, from start: Date) {
        book = RuleRegistry(surroundings)
        firings = book.put(0, rule, at: start)
    }

    /// Takes in what happened next; times never fall.
    public mutating func take(_ event: RuleInput, at instant: Date) {
        advance(to: instant)
        firings += book.take(event, at: instant)
    }

    /// A trial never stops: it shows what a rule would have done that is started again each time.
    public mutating func advance(to instant: Date) {
        while let next = book.wakesAt, next <= instant { firings += book.advance(to: next) }
    }
}
