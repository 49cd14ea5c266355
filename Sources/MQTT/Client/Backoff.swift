/// When a client tries again to connect. Thousands lose their broker at once, and must not come back at once.
struct Backoff {
    /// The first wait; each further one is twice as long, up to `maximum`.
    static let first = Duration.milliseconds(250)
    static let maximum = Duration.seconds(5)
    /// A connection that held this long was sound. One that did not counts as a failure: two clients of one name would
    /// throw each other out for ever.
    static let sound = Duration.seconds(10)

    private var failures = 0

    /// - Parameters:
    ///   - lifetime: how long the connection held; zero if there was none.
    ///   - jitter: from 0 to 1; it shortens the wait by up to three quarters.
    mutating func delay(afterLifeOf lifetime: Duration, jitter: Double) -> Duration {
        failures = lifetime >= Self.sound ? 1 : min(failures + 1, 10)
        return min(Self.first * (1 << (failures - 1)), Self.maximum) * (1 - jitter * 3 / 4)
    }
}
