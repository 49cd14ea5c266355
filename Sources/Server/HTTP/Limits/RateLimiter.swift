import Configuration
import Synchronization
import Wire

/// Counts requests of sessions, scanners and addresses in real time, however fast the server's clock runs: it is the
/// machine that is protected.
final class RateLimiter: Sendable {
    enum Key: Hashable, Sendable {
        /// By its token's hash or text.
        case session(String)
        /// All sessions of a person together.
        case person(Int64)
        case scanner(Int64)
        /// Of a helper.
        case phone(Int64)
        /// Sightings of a scanner.
        case sightings(Int64)
        /// A person without a login, by IP address.
        case address(String)
        /// A person who opens the link of a roll-call, by IP address: a whole school may stand at one gate.
        case musterLink(String)
        /// Tokens from an IP address that the database has to be asked about and that turn out to mean nothing.
        case unknownTokens(String)
    }

    /// As many are remembered; then those that did not ask for a while are forgotten.
    private static let limit = 50_000

    private let limits: RequestLimits
    private let time: @Sendable () -> ContinuousClock.Instant
    private let buckets = Mutex<[Key: TokenBucket]>([:])

    /// - Parameter time: tests may stop it, so that a busy machine lets no more in.
    init(_ limits: RequestLimits, time: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.limits = limits
        self.time = time
    }

    /// Throws `Failure`, with the time after which to try again.
    /// - Parameter cost: of sightings, how many.
    func admit(_ key: Key, cost: Double = 1, at instant: ContinuousClock.Instant? = nil) throws {
        let (rate, now) = (limits.rate(of: key), instant ?? time())
        let wait = buckets.withLock { buckets in
            if buckets.count >= Self.limit { buckets = forgettingIdle(buckets, at: now) }
            return buckets[key, default: TokenBucket(full: rate, at: now)].take(rate, cost: cost, at: now)
        }
        try refuse(after: wait)
    }

    /// Lets strangers of one address in one after the other: a person who comes while there were too many waits for a
    /// turn, and is refused only where the turn would come too late. A connection waits with one request at a time, so
    /// that each has its share. Throws `Failure`, with the time after which to try again.
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

    /// Takes more of what was admitted by an estimate, or gives some of it back.
    func correct(_ key: Key, by cost: Double, at instant: ContinuousClock.Instant? = nil) {
        let (rate, now) = (limits.rate(of: key), instant ?? time())
        buckets.withLock { $0[key, default: TokenBucket(full: rate, at: now)].correct(rate, by: cost) }
    }

    /// Waits before a person who asked too often is told so. Programs that ask again at once, in spite of
    /// `Retry-After`, would else take the time of all others.
    func hold() async {
        // It ends early where the server stops or the connection is closed.
        try? await Task.sleep(for: limits.hold)
    }

    private func refuse(after wait: Double?) throws {
        guard let wait else { return }
        throw Failure(.slowDown, "Too many requests. Try again later.", retryAfter: Int(wait.rounded(.up)))
    }

    /// Throws what `admit` would, and counts nothing.
    func checkRoom(_ key: Key) throws {
        let (rate, now) = (limits.rate(of: key), time())
        var bucket = buckets.withLock { $0[key] } ?? TokenBucket(full: rate, at: now)
        try refuse(after: bucket.take(rate, at: now))
    }

    /// If all are busy, all start again, which is better than refusing a new caller.
    private func forgettingIdle(
        _ buckets: [Key: TokenBucket], at now: ContinuousClock.Instant
    ) -> [Key: TokenBucket] {
        let busy = buckets.filter { !$1.isFull(limits.rate(of: $0), at: now) }
        return busy.count < Self.limit ? busy : [:]
    }

    /// So many requests or sightings at once, and so many a second after that. A value: the caller brings the time.
    struct TokenBucket: Equatable, Sendable {
        struct Rate: Equatable, Sendable {
            /// At once.
            var burst: Double
            var perSecond: Double
        }

        private(set) var tokens: Double
        private var updatedAt: ContinuousClock.Instant

        init(full rate: Rate, at now: ContinuousClock.Instant) {
            tokens = rate.burst
            updatedAt = now
        }

        /// Takes tokens; or returns the seconds until there are so many. What costs more than there can ever be waits
        /// for all, and those that follow wait for it.
        mutating func take(_ rate: Rate, cost: Double = 1, at now: ContinuousClock.Instant) -> Double? {
            refill(rate, at: now)
            let needed = min(cost, rate.burst)
            guard tokens >= needed else { return (needed - tokens) / rate.perSecond }
            tokens -= cost
            return nil
        }

        /// When there is a token for a person who waits for it.
        enum Turn: Equatable, Sendable {
            case now
            /// In so many seconds; the token is taken already.
            case later(Double)
            /// The seconds until there is one; none was taken.
            case tooLate(Double)
        }

        /// Takes a token that there is, or will be.
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

        /// Whether it is as if it had never been used.
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

/// How much of a server one caller gets.
public struct RequestLimits: Equatable, Sendable {
    /// Requests a second of one session, and of one helper's phone.
    public var session = 50
    /// Requests a second of one scanner: a node sends one heartbeat in ten, and empties its spool in a row.
    public var scanner = 100
    /// Sightings a second of one scanner: one that hears a full hall has a tenth of it.
    public var scannerSightings = 10_000
    /// Requests a second of one address without a login; a whole school may share one.
    public var address = 20
    /// Connections at a time: a node has two, for its spool and its heartbeats, and a room full of people one each.
    public var connections = 4000
    /// Connections of one address at a time; nil for a quarter of all. A school behind one address needs more.
    public var addressConnections: Int?

    /// How long a stranger waits for a turn among those of one address, before any person of them is refused.
    var maxTurnWait: Duration = .seconds(10)
    /// Before a person who asked too often is told so.
    var hold: Duration = .milliseconds(500)

    public init() {}

    /// Listeners of live events at a time: the other half is for requests.
    var streams: Int { max(1, connections / 2) }

    /// A person at work has a browser and a phone; twenty sessions are no reason to ask twenty times as often.
    private static let sessionsAtWork = 2.0
    /// For some seconds any person may be this much faster.
    private static let burst = 4.0
    /// For some seconds a scanner may hand in this many times as much.
    private static let sightingBurst = 5.0

    /// Tokens that mean nothing, of one address: at once, and a second after that.
    static let unknownTokens = RateLimiter.TokenBucket.Rate(burst: 10, perSecond: 2)

    /// Connections of one address at a time.
    var connectionsOfAddress: Int { addressConnections ?? max(1, connections / 4) }

    func rate(of caller: RateLimiter.Key) -> RateLimiter.TokenBucket.Rate {
        let perSecond: Int
        var (burst, times) = (Self.burst, 1.0)
        switch caller {
        case .session, .phone: perSecond = session
        case .person: (perSecond, times) = (session, Self.sessionsAtWork)
        case .scanner: perSecond = scanner
        case .sightings: (perSecond, burst) = (scannerSightings, Self.sightingBurst)
        case .address, .musterLink: perSecond = address
        case .unknownTokens: return Self.unknownTokens
        }
        let rate = Double(perSecond) * times
        return RateLimiter.TokenBucket.Rate(burst: rate * burst, perSecond: rate)
    }
}

extension RequestLimits {
    /// Keys: `limit.session`, `limit.scanner`, `limit.scanner_sightings`, `limit.address`, `limit.connections`,
    /// `limit.address_connections`.
    init(reader: ConfigReader) {
        session = reader.int(forKey: "limit.session", default: session)
        scanner = reader.int(forKey: "limit.scanner", default: scanner)
        scannerSightings = reader.int(forKey: "limit.scanner_sightings", default: scannerSightings)
        address = reader.int(forKey: "limit.address", default: address)
        connections = reader.int(forKey: "limit.connections", default: connections)
        addressConnections = reader.int(forKey: "limit.address_connections")
    }

    var areUsable: Bool {
        [session, scanner, scannerSightings, address, connections, connectionsOfAddress].allSatisfy(
            (1...1_000_000).contains)
    }
}
