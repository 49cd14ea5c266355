public import Foundation

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
