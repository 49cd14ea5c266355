/// The delays between attempts: each twice as long as the one before, from `first` to `maximum`. Jitter shortens each
/// by up to `spread`, so that many clients of one server do not all return in the same instant.
public struct Backoff: Hashable, Sendable {
    public let first: Duration
    public let maximum: Duration
    /// The maximum share of a delay that jitter takes off it, from 0 to 1.
    public let spread: Double
    /// Consecutive failures: the number of delays since the last success.
    public private(set) var failures = 0

    public init(first: Duration, maximum: Duration, spread: Double) {
        self.first = first
        self.maximum = maximum
        self.spread = spread
    }

    /// Returns the delay after one more failure.
    /// - Parameter jitter: from 0, the whole delay, to 1.
    public mutating func next(jitter: Double) -> Duration {
        // 16 doublings are more than any two limits differ by.
        let doubled = first * (1 << min(failures, 16))
        failures += 1
        return min(doubled, maximum) * (1 - jitter * spread)
    }

    /// Returns the delay after one more failure, with random jitter.
    public mutating func next(using generator: inout some RandomNumberGenerator) -> Duration {
        next(jitter: Double.random(in: 0...1, using: &generator))
    }

    /// Begins anew after a success.
    public mutating func reset() {
        failures = 0
    }
}
