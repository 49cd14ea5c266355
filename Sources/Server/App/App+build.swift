import Accounts
import Contract
import Daemon
import Devices
public import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Live
public import Logging
import Postgres
import ServiceLifecycle
import Store

/// Builds the server over a database: schema up to date, engine, live hub and routes wired, nothing started yet.
public func buildApplication(
    _ configuration: ServerConfiguration, over database: DatabaseAccess, logger: Logger,
    onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in },
    onBroker: @escaping @Sendable (_ port: Int) -> Void = { _ in }
) async throws -> some ApplicationProtocol {

    try await database.migrate(logger: logger)
    let pools = ServerPools(database, logger: logger)
    let clock = ServerClock(rate: configuration.clockRate, logger: logger)
    if let recorded = try await EngineState.newestTime(pools.record) { clock.reach(recorded) }
    return try await buildApplication(
        configuration, over: database, pools: pools, clock: clock,
        broker: DeviceBroker(configuration, logger: logger, onListening: onBroker), logger: logger,
        onRunning: onRunning)
}

/// This is the seam for tests, which build the same application with a clock of their own.
/// - Parameter broker: nil for a server that speaks to no devices.
func buildApplication(
    _ configuration: ServerConfiguration, over database: DatabaseAccess, pools: ServerPools,
    clock: any TimeSource, limiter: RateLimiter? = nil, broker: DeviceBroker? = nil, logger: Logger,
    onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) async throws -> some ApplicationProtocol {

    var limits = configuration.limits
    limits.connections = OpenFiles.allow(connections: limits.connections, logger: logger)
    let certificates = try configuration.tls.map { try $0.certificates(logger: logger) }
    let days = SightingPartitions(pool: pools.record, owner: database.owner, logger: logger)
    try await days.make(at: clock.now)
    let erasures = RepeatedErasures(
        pool: pools.writer, file: ErasureFile(path: configuration.erasureFile), clock: clock, logger: logger)
    try await erasures.remember()
    try await KindRepository(pools.record).ship(Kind.shipped, at: clock.now)
    let newestChange = try await ChangeRepository(pools.record).newest()
    let transport = configuration.transport
    let alerts = AlertDesk()
    let own = configuration.tls == nil && configuration.trustedProxies.isEmpty
    let station = StationSelf(
        configuration, certificates,
        own: own ? OwnCertificate(folder: configuration.dataDirectory, logger: logger) : nil)
    if configuration.showsOwnCertificate { _ = try station.certificate() }
    let ingest = Ingest(
        pool: pools.writer, reader: pools.points, clock: clock, alerts: alerts, logger: logger)
    let services = Services(
        pool: pools, watch: DatabaseWatch(pools: pools, ingest: ingest, logger: logger), ingest: ingest,
        building: BuildingPlan(pool: pools.record, logger: logger), hub: LiveHub(),
        commandNews: CommandNews(pools.points, logger: logger), passwords: try PasswordHasher(),
        secretKey: SecretKeyFile(path: configuration.secretKeyFile), transport: transport,
        connections: AddressConnections(most: limits.connectionsOfAddress, proxies: transport.proxies),
        limiter: limiter ?? RateLimiter(limits), tokenDesk: TokenDesk(pools.points),
        streams: StreamCount(most: limits.streams),
        reports: ReportDesk(database.report, logger: logger), settings: ServerSettings(configuration, logger: logger),
        station: station,
        openAPI: try OpenAPIDocument(), alerts: alerts, erasures: erasures.file,
        outgoing: OutgoingGate(
            exceptions: OutgoingExceptions(configuration.webhookAllow), resolver: SystemResolver()),
        clock: clock, logger: logger)
    for hash in try await SessionRepository(pools.points).liveTokens(at: clock.now) {
        services.tokens.note(.init(.session, hash), isGood: true)
    }
    for hash in try await ScannerRepository(pools.points).tokens() {
        services.tokens.note(.init(.scanner, hash), isGood: true)
    }
    let entrance = Entrance(
        hosts: Hosts([configuration.host] + configuration.hosts + station.names), metrics: services.metrics)
    let posts = PostDesk(services, entrance)
    return Application(
        responder: EntranceResponder(
            entrance: entrance, inside: routes(services, try AssetRoute()).buildResponder()),
        server: try httpServer(certificates, services, posts, isPlainAllowed: configuration.isPlainAllowed),
        configuration: ApplicationConfiguration(
            address: .hostname(configuration.host, port: configuration.port), serverName: nil,
            availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
        services: longRunning(
            services, database, days: days, disk: disk(configuration, database, days, services.alerts),
            erasures: erasures, newestChange: newestChange)
            + devices(services, broker)
            + renewal(of: certificates, broker, logger) + [posts],
        onServerRunning: { channel in
            let port = channel.localAddress?.port ?? configuration.port
            station.port = port
            await onRunning(port)
        },
        logger: logger)
}

/// Stopped from the last to the first: the writer commits what it has taken, and the lease goes after it.
private func longRunning(
    _ services: Services, _ database: DatabaseAccess, days: SightingPartitions, disk: DiskReserve?,
    erasures: RepeatedErasures, newestChange: Int64
) -> [any Service] {

    [
        services.pool,
        EngineOwner(
            ingest: services.ingest, plan: services.building, pools: services.pool, watch: services.watch,
            name: SecretToken().text, isAlone: database.isPrivate, erasures: erasures, clock: services.clock,
            logger: services.logger),
        services.watch,
        IngestService(ingest: services.ingest),
        BuildingWatch(
            plan: services.building, ingest: services.ingest, clock: services.clock, logger: services.logger),
        Ticker(ingest: services.ingest, clock: services.clock),
        LatenessWatch(ingest: services.ingest, clock: services.clock, logger: services.logger),
        RecordKeeper(
            ingest: services.ingest, plan: services.building, pool: services.pool.record, clock: services.clock,
            logger: services.logger),
        AlertKeeper(
            desk: services.alerts, ingest: services.ingest, pool: services.pool.record, clock: services.clock,
            logger: services.logger),
        RuleKeeper(
            ingest: services.ingest, pools: services.pool, alerts: services.alerts, clock: services.clock,
            logger: services.logger),
        BookingKeeper(
            ingest: services.ingest, pool: services.pool.record, clock: services.clock, logger: services.logger),
        StationKeeper(
            me: services.station, ingest: services.ingest, pool: services.pool.record, secretKey: services.secretKey,
            clock: services.clock, logger: services.logger),
        StationFeed(pool: services.pool.record, hub: services.hub, me: services.station, logger: services.logger),
        OpenHoursKeeper(
            ingest: services.ingest, pool: services.pool.record, clock: services.clock, logger: services.logger),
        WebhookCourier(
            pool: services.pool.record, secretKey: services.secretKey,
            sender: WebhookSender(gate: services.outgoing), alerts: services.alerts, ingest: services.ingest,
            clock: services.clock, logger: services.logger),
        SessionWatch(
            streams: services.streams, pool: services.pool.points, clock: services.clock, logger: services.logger),
        MemoryReturn(bodies: services.bodies, connections: services.connections),
        BackupWatch(
            pool: services.pool.record, alerts: services.alerts, clock: services.clock, logger: services.logger),
        ChangeFeed(
            pool: services.pool.record, points: services.pool.points, hub: services.hub, start: newestChange,
            logger: services.logger),
        DeviceFeed(
            pool: services.pool.record, hub: services.hub, commands: services.commands, unlocks: services.unlocks,
            locks: services.locks, logger: services.logger),
        ScannerFeed(pool: services.pool, hub: services.hub, clock: services.clock, logger: services.logger),
        Maintenance(
            pool: services.pool.record, days: days, disk: disk,
            retention: Retention(owner: database.owner, logger: services.logger), erasures: erasures,
            vacuum: Vacuum(pool: services.pool.record, login: database.migrator, logger: services.logger),
            ingest: services.ingest, clock: services.clock, logger: services.logger),
    ]
}

/// Server and broker show the same certificate.
private func renewal(of certificates: Certificates?, _ broker: DeviceBroker?, _ logger: Logger) -> [any Service] {
    guard let certificates else { return [] }
    return [Certificates.Reload(certificates: certificates) { await broker?.renewCertificate(logger) }]
}

/// The broker outlives the link to it.
private func devices(_ services: Services, _ broker: DeviceBroker?) -> [any Service] {
    guard let broker else { return [] }
    let pool = services.pool.devices
    let own: [any Service] =
        broker.own.map { [$0, BrokerKeeper(broker: broker, pool: pool, logger: services.logger)] } ?? []
    return own + [
        DeviceLink(
            broker: broker, ingest: services.ingest, pool: pool, alerts: services.alerts, metrics: services.metrics,
            clock: services.clock, logger: services.logger),
        LockLink(
            broker: broker, ingest: services.ingest, pool: pool, vault: LockVault(file: services.secretKey),
            alerts: services.alerts, metrics: services.metrics, clock: services.clock, logger: services.logger),
    ]
}

/// Nil for a database elsewhere: nothing is known of its disk.
private func disk(
    _ configuration: ServerConfiguration, _ database: DatabaseAccess, _ days: SightingPartitions, _ alerts: AlertDesk
) -> DiskReserve? {

    let folder = configuration.dataDirectory
    guard database.isPrivate else { return nil }
    return DiskReserve(days: days, percent: configuration.diskReserve, alerts: alerts) { DiskSpace(of: folder) }
}

/// HTTP/1.1, over TLS where there are certificates, and both ways where clients know the server's own by its hash; with
/// what one connection may take of the server. That a connection is unused for long is seen by its guard: Hummingbird
/// does not see posts.
func httpServer(
    _ certificates: Certificates?, _ services: Services, _ posts: PostDesk, isPlainAllowed: Bool = true
) throws -> HTTPServerBuilder {

    let channels = HTTP1Channel.Configuration(
        additionalChannelHandlers: [
            ConnectionGuard(connections: services.connections, metrics: services.metrics),
            PostHandler(posts.answer),
        ],
        httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 100))
    let plain = HTTPServerBuilder.http1(configuration: channels)
    if let certificates { return try .tls(plain, tlsConfiguration: certificates.configuration) }
    guard let own = services.station.own else { return plain }
    return HTTPServerBuilder { responder in
        EitherChannel(
            HTTP1Channel(responder: responder, configuration: channels), own, services.transport.secured,
            isPlainAllowed: isPlainAllowed)
    }
}
