/// The delay before the next attempt: doubling from `first` to `maximum`, with jitter so that the nodes of a school do
/// not all reconnect at the same moment.
struct Backoff: Sendable {
    /// For sightings and locations that wait for the server.
    static let upload = Backoff(first: .milliseconds(500), maximum: .seconds(60))
    /// For an adapter that cannot be used: short enough that one plugged in again is soon back in use.
    static let adapter = Backoff(first: .seconds(1), maximum: .seconds(60))

    let first: Duration
    let maximum: Duration
    private(set) var failures = 0

    init(first: Duration, maximum: Duration) {
        self.first = first
        self.maximum = maximum
    }

    /// - Parameter atLeast: the delay that the server requested (`Retry-After`).
    mutating func next(
        atLeast asked: Duration? = nil, using generator: inout some RandomNumberGenerator
    ) -> Duration {
        let doubled = first * (1 << min(failures, 16))
        failures += 1
        let spread = min(doubled, maximum) * Double.random(in: 0.5...1, using: &generator)
        return max(spread, asked ?? .zero)
    }

    mutating func reset() {
        failures = 0
    }
}
