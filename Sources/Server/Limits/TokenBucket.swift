/// So many requests at once, and so many a second after that. A value: whoever asks brings the time.
struct TokenBucket: Equatable, Sendable {
    struct Rate: Equatable, Sendable {
        /// Requests.
        var burst: Double
        /// Requests a second.
        var perSecond: Double
    }

    private(set) var tokens: Double
    private var updatedAt: ContinuousClock.Instant

    init(full rate: Rate, at now: ContinuousClock.Instant) {
        tokens = rate.burst
        updatedAt = now
    }

    /// Takes a token; or returns the seconds until there is one.
    mutating func take(_ rate: Rate, at now: ContinuousClock.Instant) -> Double? {
        refill(rate, at: now)
        guard tokens >= 1 else { return (1 - tokens) / rate.perSecond }
        tokens -= 1
        return nil
    }

    /// Whether it is as if it had never been used.
    func isFull(_ rate: Rate, at now: ContinuousClock.Instant) -> Bool {
        var copy = self
        copy.refill(rate, at: now)
        return copy.tokens >= rate.burst
    }

    private mutating func refill(_ rate: Rate, at now: ContinuousClock.Instant) {
        guard now > updatedAt else { return }
        tokens = min(rate.burst, tokens + (now - updatedAt) / .seconds(1) * rate.perSecond)
        updatedAt = now
    }
}
