/// The delays between attempts to reconnect. Thousands of clients lose their broker at once, and must not reconnect at
/// once.
struct Backoff {
    /// The first delay; each further one is twice as long, up to `maximum`.
    static let first = Duration.milliseconds(250)
    static let maximum = Duration.seconds(5)
    /// A connection that lasted this long was sound. A shorter one counts as a failure: two clients with the same name
    /// would otherwise disconnect each other for ever.
    static let sound = Duration.seconds(10)

    private var failures = 0

    /// - Parameters:
    ///   - lifetime: how long the connection lasted; zero if there was none.
    ///   - jitter: from 0 to 1; it shortens the delay by up to three quarters.
    mutating func delay(afterLifeOf lifetime: Duration, jitter: Double) -> Duration {
        failures = lifetime >= Self.sound ? 1 : min(failures + 1, 10)
        return min(Self.first * (1 << (failures - 1)), Self.maximum) * (1 - jitter * 3 / 4)
    }
}
