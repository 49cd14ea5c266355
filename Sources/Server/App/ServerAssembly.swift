import Accounts
import Contract
import Daemon
import Devices
import Hummingbird
import Live
import Logging
import Postgres
import Store

/// Everything that answers requests, wired over a database whose schema is up to date: the whole server except its
/// sockets and the services that run beside the requests.
struct ServerAssembly: Sendable {
    let services: Services
    /// Answers the requests that `PostHandler` handles itself.
    let posts: PostResponder
    /// Answers all other requests.
    let responder: EntranceResponder<RouterResponder<PeerContext>>
    let certificates: Certificates?
    let days: SightingPartitions
    let erasures: RepeatedErasures
    /// The number of the newest change in the record; live events start after it.
    let newestChange: Int64
    let maxConnections: Int

    init(
        _ configuration: ServerConfiguration, over database: DatabaseAccess, pools: ServerPools,
        clock: any TimeSource, passwords: PasswordHasher? = nil, limiter: RateLimiter? = nil, logger: Logger
    ) async throws {

        var limits = configuration.limits
        limits.connections = OpenFiles.allow(connections: limits.connections, logger: logger)
        maxConnections = limits.connections
        certificates = try configuration.tls.map { try $0.certificates(logger: logger) }
        days = SightingPartitions(pool: pools.record, owner: database.owner, logger: logger)
        try await days.make(at: clock.now)
        erasures = RepeatedErasures(
            pool: pools.writer, file: ErasureFile(path: configuration.erasureFile), clock: clock, logger: logger)
        try await erasures.remember()
        try await KindRepository(pools.record).ship(Kind.shipped, at: clock.now)
        newestChange = try await ChangeRepository(pools.record).newest()
        let transport = configuration.transport
        let alerts = AlertReporter()
        let station = try Self.station(configuration, certificates, logger)
        let ingest = Ingest(
            pool: pools.writer, reader: pools.points, clock: clock, alerts: alerts, logger: logger)
        let watch = DatabaseWatch(pools: pools, ingest: ingest, alerts: alerts, logger: logger)
        let hub = LiveHub()
        services = Services(
            pool: pools, watch: watch, ingest: ingest,
            building: BuildingPlan(pool: pools.record, logger: logger), hub: hub, musters: PendingMusterStore(hub: hub),
            commandNotifier: CommandNotifier(pools.points, logger: logger),
            passwords: try passwords ?? PasswordHasher(),
            secretKey: SecretKeyFile(path: configuration.secretKeyFile), transport: transport,
            connections: AddressConnections(limit: limits.connectionsOfAddress, proxies: transport.proxies),
            limiter: limiter ?? RateLimiter(limits), tokenLookup: Authentication.TokenLookup(pools.points, watch),
            streams: StreamCount(limit: limits.streams),
            reports: ReportQueryRunner(database.report, logger: logger),
            settings: ServerSettings(configuration, logger: logger), station: station,
            openAPI: try OpenAPIDocument.shared.get(), alerts: alerts, erasures: erasures.file,
            outgoing: OutgoingGate(
                exceptions: OutgoingExceptions(configuration.webhookAllow), resolver: SystemNameResolver()),
            clock: clock, logger: logger)
        try await services.rememberTokens()
        let entrance = Entrance(
            hosts: Hosts([configuration.host] + configuration.hosts + station.names), metrics: services.metrics)
        posts = PostResponder(services, entrance)
        responder = EntranceResponder(
            entrance: entrance, inside: routes(services, try AssetRoute.shared.get()).buildResponder())
    }

    private static func station(
        _ configuration: ServerConfiguration, _ certificates: Certificates?, _ logger: Logger
    ) throws -> StationSelf {
        let own = configuration.tls == nil && configuration.trustedProxies.isEmpty
        let station = StationSelf(
            configuration, certificates,
            own: own ? OwnCertificate(folder: configuration.dataDirectory, logger: logger) : nil)
        if configuration.showsOwnCertificate { _ = try station.certificate() }
        return station
    }
}

extension Services {
    /// Marks the tokens in use as known, so that their holders do not queue with anonymous callers.
    fileprivate func rememberTokens() async throws {
        for hash in try await SessionRepository(pool.points).liveTokens(at: clock.now) {
            tokens.note(.init(.session, hash), isGood: true)
        }
        for hash in try await ScannerRepository(pool.points).tokens() {
            tokens.note(.init(.scanner, hash), isGood: true)
        }
    }
}
