import Concurrency

extension Backoff {
    /// For a stream of events that broke.
    static let events = Backoff(first: .seconds(1), maximum: .seconds(30), spread: 0.5)
    /// A server cannot send a client away for longer than this.
    static let maxRequested = Duration.seconds(300)

    /// Returns the delay after one more failure, in addition to what the server requested.
    /// - Parameter requested: at most `maxRequested` of it counts.
    mutating func next(
        after requested: Duration, using generator: inout some RandomNumberGenerator
    ) -> Duration {
        max(.zero, min(requested, Self.maxRequested)) + next(using: &generator)
    }
}
