import Synchronization
import Wire

/// Counts requests of sessions, scanners and addresses in real time, however fast the server's clock runs: it is the
/// machine that is protected.
final class RateLimiter: Sendable {
    enum Key: Hashable, Sendable {
        /// By its token's hash or text.
        case session(String)
        case scanner(Int64)
        /// Somebody without a login, by IP address.
        case address(String)
        /// Tokens from an IP address that the database has to be asked about and that turn out to mean nothing.
        case unknownTokens(String)
    }

    /// As many are remembered; then those that did not ask for a while are forgotten.
    private static let most = 50_000

    private let limits: RequestLimits
    private let buckets = Mutex<[Key: TokenBucket]>([:])

    init(_ limits: RequestLimits) {
        self.limits = limits
    }

    /// Throws `Failure`, with the time after which to try again.
    func admit(_ key: Key, at now: ContinuousClock.Instant = .now) throws {
        let rate = limits.rate(of: key)
        let wait = buckets.withLock { buckets in
            if buckets.count >= Self.most { buckets = forgettingIdle(buckets, at: now) }
            return buckets[key, default: TokenBucket(full: rate, at: now)].take(rate, at: now)
        }
        try refuse(after: wait)
    }

    private func refuse(after wait: Double?) throws {
        guard let wait else { return }
        throw Failure(.slowDown, "Too many requests. Try again later.", retryAfter: Int(wait.rounded(.up)))
    }

    /// Throws what `admit` would, and counts nothing.
    func checkRoom(_ key: Key, at now: ContinuousClock.Instant = .now) throws {
        let rate = limits.rate(of: key)
        var bucket = buckets.withLock { $0[key] } ?? TokenBucket(full: rate, at: now)
        try refuse(after: bucket.take(rate, at: now))
    }

    /// Where everybody is busy all start anew, which is better than to turn away who comes.
    private func forgettingIdle(
        _ buckets: [Key: TokenBucket], at now: ContinuousClock.Instant
    ) -> [Key: TokenBucket] {
        let busy = buckets.filter { !$1.isFull(limits.rate(of: $0), at: now) }
        return busy.count < Self.most ? busy : [:]
    }
}
