import Configuration
import Phrases
import Synchronization
import Vocabulary
import Wire

/// Counts the requests of sessions, scanners and addresses in real time, however fast the server's clock runs: the
/// limits protect the machine.
final class RateLimiter: Sendable {
    enum Key: Hashable, Sendable {
        /// A session, by the hash or text of its token.
        case session(String)
        /// All sessions of a person together.
        case person(Int64)
        case scanner(Int64)
        /// The phone of a helper.
        case phone(Int64)
        /// Sightings of a scanner.
        case sightings(Int64)
        /// An anonymous caller, by IP address.
        case address(String)
        /// A caller who opens the link of a roll-call, by IP address: a whole school may stand at one gate.
        case musterLink(String)
        /// Unknown tokens from an IP address, each of which costs a database lookup.
        case unknownTokens(String)
    }

    /// How many keys are remembered; beyond that, idle ones are forgotten.
    private static let limit = 50_000

    private let limits: RequestLimits
    private let time: @Sendable () -> ContinuousClock.Instant
    private let buckets = Mutex<[Key: TokenBucket]>([:])

    /// - Parameter time: can be stopped by tests, so that a busy machine admits no more requests.
    init(_ limits: RequestLimits, time: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.limits = limits
        self.time = time
    }

    /// Throws `Refusal`, with the time after which to try again.
    /// - Parameter cost: for sightings, their number.
    func admit(_ key: Key, cost: Double = 1, at instant: ContinuousClock.Instant? = nil) throws {
        let (rate, now) = (limits.rate(of: key), instant ?? time())
        let wait = buckets.withLock { buckets in
            if buckets.count >= Self.limit { buckets = forgettingIdle(buckets, at: now) }
            return buckets[key, default: TokenBucket(full: rate, at: now)].take(rate, cost: cost, at: now)
        }
        try refuse(after: wait)
    }

    /// Admits anonymous callers from one address one after the other: after too many requests, further callers wait for
    /// a turn, and are refused only if the turn would come too late. A connection waits with one request at a time, so
    /// that each has its share. Throws `Refusal`, with the time after which to try again.
    func admitInTurn(_ key: Key) async throws {
        let (rate, now) = (limits.rate(of: key), time())
        let maximum = limits.maxTurnWait / .seconds(1)
        let turn = buckets.withLock { buckets in
            if buckets.count >= Self.limit { buckets = forgettingIdle(buckets, at: now) }
            return buckets[key, default: TokenBucket(full: rate, at: now)].reserve(rate, within: maximum, at: now)
        }
        switch turn {
        case .now: return
        case .later(let wait): try? await Task.sleep(for: .seconds(wait))
        case .tooLate(let wait): try refuse(after: wait)
        }
    }

    /// Removes more tokens after an estimate that was too low, or returns some.
    func correct(_ key: Key, by cost: Double, at instant: ContinuousClock.Instant? = nil) {
        let (rate, now) = (limits.rate(of: key), instant ?? time())
        buckets.withLock { $0[key, default: TokenBucket(full: rate, at: now)].correct(rate, by: cost) }
    }

    /// Waits before a rate-limited caller is answered. Otherwise programs that ask again at once, in spite of
    /// `Retry-After`, would use up the time of all others.
    func hold() async {
        // The sleep ends early if the server stops or the connection is closed.
        try? await Task.sleep(for: limits.hold)
    }

    private func refuse(after wait: Double?) throws {
        guard let wait else { return }
        throw Refusal(.slowDown, .tooManyRequests + .hintRetryLater, retryAfter: Int(wait.rounded(.up)))
    }

    /// Throws what `admit` would, but counts nothing.
    func checkRoom(_ key: Key) throws {
        let (rate, now) = (limits.rate(of: key), time())
        var bucket = buckets.withLock { $0[key] } ?? TokenBucket(full: rate, at: now)
        try refuse(after: bucket.take(rate, at: now))
    }

    /// If all keys are busy, all are reset, which is better than refusing new callers.
    private func forgettingIdle(
        _ buckets: [Key: TokenBucket], at now: ContinuousClock.Instant
    ) -> [Key: TokenBucket] {
        let busy = buckets.filter { !$1.isFull(limits.rate(of: $0), at: now) }
        return busy.count < Self.limit ? busy : [:]
    }

    /// A number of requests or sightings at once, and a rate per second after that. A value: the caller passes the
    /// time.
    struct TokenBucket: Equatable, Sendable {
        struct Rate: Equatable, Sendable {
            /// The maximum at once.
            var burst: Double
            var perSecond: Double
        }

        private(set) var tokens: Double
        private var updatedAt: ContinuousClock.Instant

        init(full rate: Rate, at now: ContinuousClock.Instant) {
            tokens = rate.burst
            updatedAt = now
        }

        /// Takes tokens, or returns the seconds until enough are available. A cost above the maximum waits for a full
        /// bucket, and later requests wait until the debt is repaid.
        mutating func take(_ rate: Rate, cost: Double = 1, at now: ContinuousClock.Instant) -> Double? {
            refill(rate, at: now)
            let needed = min(cost, rate.burst)
            guard tokens >= needed else { return (needed - tokens) / rate.perSecond }
            tokens -= cost
            return nil
        }

        /// When a token is available for a caller who waits for it.
        enum Turn: Equatable, Sendable {
            case now
            /// In this many seconds; the token is already taken.
            case later(Double)
            /// The seconds until one is available; none was taken.
            case tooLate(Double)
        }

        /// Takes a token that is available now or will be in time.
        mutating func reserve(_ rate: Rate, within maximum: Double, at now: ContinuousClock.Instant) -> Turn {
            refill(rate, at: now)
            let wait = (1 - tokens) / rate.perSecond
            guard wait <= maximum else { return .tooLate(wait) }
            tokens -= 1
            return wait > 0 ? .later(wait) : .now
        }

        mutating func correct(_ rate: Rate, by cost: Double) {
            tokens = min(rate.burst, tokens - cost)
        }

        /// Returns whether the bucket is as if it had never been used.
        func isFull(_ rate: Rate, at now: ContinuousClock.Instant) -> Bool {
            var copy = self
            copy.refill(rate, at: now)
            return copy.tokens >= rate.burst
        }

        private mutating func refill(_ rate: Rate, at now: ContinuousClock.Instant) {
            guard now > updatedAt else { return }
            tokens = min(rate.burst, tokens + (now - updatedAt) / .seconds(1) * rate.perSecond)
            updatedAt = now
        }
    }
}
