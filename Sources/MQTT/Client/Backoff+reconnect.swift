internal import Concurrency

extension Backoff {
    /// The delays between attempts to reconnect. Thousands of clients lose their broker at once.
    static let reconnect = Backoff(first: .milliseconds(250), maximum: .seconds(5), spread: 0.75)
    /// A connection that lasted this long was sound. A shorter one counts as a failure: two clients with the same name
    /// would otherwise disconnect each other for ever.
    private static let sound = Duration.seconds(10)

    /// - Parameters:
    ///   - lifetime: how long the connection lasted; zero if there was none.
    ///   - jitter: from 0 to 1.
    mutating func next(afterLifeOf lifetime: Duration, jitter: Double) -> Duration {
        if lifetime >= Self.sound { reset() }
        return next(jitter: jitter)
    }
}
