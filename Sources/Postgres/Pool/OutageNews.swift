/// Which failures to connect are worth a line in the log, and when it is over. Many attempts run at the same time, and some
/// of them may succeed while others fail.
struct OutageNews {
    /// Between two lines of the same words.
    static let silence = Duration.seconds(60)

    private var told: (message: String, at: ContinuousClock.Instant)?
    /// Whether it was told that connections fail, and not yet that they succeed.
    private var isOpen = false
    private var succeededAt: ContinuousClock.Instant?

    /// - Parameter began: when the attempt was begun; one that was before another succeeded is no news.
    /// - Returns: whether to tell.
    mutating func failed(_ message: String, began: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> Bool {
        if let succeededAt, began < succeededAt { return false }
        if let told, told.message == message, now < told.at + Self.silence { return false }
        told = (message, now)
        isOpen = true
        return true
    }

    /// - Returns: whether to tell.
    mutating func succeeded(at now: ContinuousClock.Instant) -> Bool {
        succeededAt = now
        defer { isOpen = false }
        return isOpen
    }
}
