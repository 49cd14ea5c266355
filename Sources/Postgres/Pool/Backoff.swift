/// When to try again to connect. Nobody tries before that, so that a database that is away fails queries at once and is
/// not stormed when it comes back.
struct Backoff {
    /// From 50 ms, doubling up to this.
    static let longest = Duration.seconds(10)

    private var failures = 0
    private(set) var retryAt: ContinuousClock.Instant?
    private var lastError: PostgresError?

    /// The error of the last attempt, while it is too early for the next.
    func refusal(at now: ContinuousClock.Instant) -> PostgresError? {
        guard let retryAt, now < retryAt else { return nil }
        return lastError
    }

    /// `jitter` from 0 to 1 shortens the delay by up to a half, so that servers do not come back all at once.
    mutating func failed(_ error: PostgresError, at now: ContinuousClock.Instant, jitter: Double) {
        lastError = error
        if let retryAt, now < retryAt { return }
        let delay = min(Duration.milliseconds(50) * (1 << min(failures, 10)), Self.longest)
        retryAt = now + delay * (1 - jitter / 2)
        failures += 1
    }

    mutating func succeeded() {
        self = Backoff()
    }
}
