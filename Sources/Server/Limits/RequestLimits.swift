import Configuration

/// How much of a server one caller gets.
public struct RequestLimits: Equatable, Sendable {
    /// Requests a second of one session.
    public var session = 50
    /// Requests a second of one scanner: a node sends one heartbeat in ten, and empties its spool in a row.
    public var scanner = 100
    /// Requests a second of one address without a login; a whole school may share one.
    public var address = 20
    /// Connections at a time: a node has two, for its spool and its heartbeats, and a room full of people one each.
    public var connections = 4000
    /// Connections of one address at a time; nil for a quarter of all. A school behind one address needs more.
    public var addressConnections: Int?

    public init() {}

    /// Listeners of live events at a time: the other half is for requests.
    var streams: Int { max(1, connections / 2) }

    /// For some seconds anybody may be this much faster.
    private static let burst = 4.0

    /// Tokens that mean nothing, of one address: at once, and a second after that.
    static let unknownTokens = TokenBucket.Rate(burst: 10, perSecond: 2)

    /// Connections of one address at a time.
    var connectionsOfAddress: Int { addressConnections ?? max(1, connections / 4) }

    func rate(of caller: RateLimiter.Key) -> TokenBucket.Rate {
        let perSecond: Int
        switch caller {
        case .session: perSecond = session
        case .scanner: perSecond = scanner
        case .address: perSecond = address
        case .unknownTokens: return Self.unknownTokens
        }
        return TokenBucket.Rate(burst: Double(perSecond) * Self.burst, perSecond: Double(perSecond))
    }
}

extension RequestLimits {
    /// Keys: `limit.session`, `limit.scanner`, `limit.address`, `limit.connections`,
    /// `limit.address_connections`.
    init(reader: ConfigReader) {
        session = reader.int(forKey: "limit.session", default: session)
        scanner = reader.int(forKey: "limit.scanner", default: scanner)
        address = reader.int(forKey: "limit.address", default: address)
        connections = reader.int(forKey: "limit.connections", default: connections)
        addressConnections = reader.int(forKey: "limit.address_connections")
    }

    var areUsable: Bool {
        [session, scanner, address, connections, connectionsOfAddress].allSatisfy((1...1_000_000).contains)
    }
}
