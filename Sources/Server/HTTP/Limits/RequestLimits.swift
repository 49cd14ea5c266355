import Configuration
import Wire

/// The share of the server that one caller may use.
public struct RequestLimits: Equatable, Sendable {
    /// Requests per second of one session, and of one helper's phone.
    public var session = 50
    /// Requests per second of one scanner: a node sends one heartbeat every ten seconds, and empties its spool without
    /// pauses.
    public var scanner = 100
    /// Sightings per second of one scanner: a scanner that hears a full hall reports a tenth of this.
    public var scannerSightings = 10_000
    /// Requests per second of one address without a login; a whole school may share one.
    public var address = 20
    /// Connections at a time: a node has two, for its spool and its heartbeats, and a room full of people one each.
    public var connections = 4000
    /// Connections of one address at a time; nil for a quarter of all. A school behind one address needs more.
    public var addressConnections: Int?

    /// How long an anonymous caller waits for a turn among those from one address before it is refused.
    var maxTurnWait: Duration = .seconds(10)
    /// How long a rate-limited caller waits for the refusal.
    var hold: Duration = .milliseconds(500)

    public init() {}

    /// Event streams at a time: the other half of the connections is for requests.
    var streams: Int { max(1, connections / 2) }

    /// A person at work has a browser and a phone; twenty sessions must not allow twenty times as many requests.
    private static let sessionsAtWork = 2.0
    /// For some seconds a caller may be this many times faster.
    private static let burst = 4.0
    /// For some seconds a scanner may send this many times as many sightings.
    private static let sightingBurst = 5.0

    /// The limit for unknown tokens from one address: at once, and per second after that.
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
