import Concurrency

extension Backoff {
    /// For sightings and locations that wait for the server. The nodes of a school must not all reconnect at the same
    /// moment.
    static let upload = Backoff(first: .milliseconds(500), maximum: .seconds(60), spread: 0.5)
    /// For an adapter that cannot be used: short enough that one plugged in again is soon back in use.
    static let adapter = Backoff(first: .seconds(1), maximum: .seconds(60), spread: 0.5)

    /// - Parameter asked: the delay that the server requested (`Retry-After`).
    mutating func next(atLeast asked: Duration?, using generator: inout some RandomNumberGenerator) -> Duration {
        max(next(using: &generator), asked ?? .zero)
    }
}
