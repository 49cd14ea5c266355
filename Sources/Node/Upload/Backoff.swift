/// How long to wait before the next attempt: doubling from half a second to a minute, spread so that the nodes of
/// a school do not all come back in the same moment.
struct Backoff: Sendable {
    static let first = Duration.milliseconds(500)
    static let longest = Duration.seconds(60)

    private(set) var failures = 0

    /// - Parameter atLeast: what the server asked for (`Retry-After`).
    mutating func next(atLeast asked: Duration?, using generator: inout some RandomNumberGenerator) -> Duration {
        let doubled = Self.first * (1 << min(failures, 7))
        failures += 1
        let spread = min(doubled, Self.longest) * Double.random(in: 0.5...1, using: &generator)
        return max(spread, asked ?? .zero)
    }

    mutating func reset() {
        failures = 0
    }
}
