import Accounts
import Daemon
public import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Live
public import Logging
import Postgres
import ServiceLifecycle
import Store

/// Builds the server over a database: the schema is up to date; engine, live hub and routes are wired; nothing is
/// started yet.
public func buildApplication(
    _ configuration: ServerConfiguration, over database: DatabaseAccess, logger: Logger,
    onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in },
    onBroker: @escaping @Sendable (_ port: Int) -> Void = { _ in }
) async throws -> some ApplicationProtocol {

    try await database.migrate(logger: logger)
    let pools = ServerPools(database, logger: logger)
    let clock = ServerClock(rate: configuration.clockRate, logger: logger)
    if let recorded = try await EngineState.newestTime(pools.record) { clock.reach(recorded) }
    let assembly = try await ServerAssembly(
        configuration, over: database, pools: pools, clock: clock, logger: logger)
    return try application(
        of: assembly, configuration, over: database,
        broker: DeviceBroker(configuration, logger: logger, onListening: onBroker), logger: logger,
        onRunning: onRunning)
}

/// Builds the application around the assembly: its sockets and the services that run beside the requests. Tests pass an
/// assembly with their own clock.
/// - Parameter broker: nil for a server without devices.
func application(
    of assembly: ServerAssembly, _ configuration: ServerConfiguration, over database: DatabaseAccess,
    broker: DeviceBroker?, logger: Logger, onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) throws -> some ApplicationProtocol {

    let services = assembly.services
    let disk = disk(configuration, database, assembly.days, services.alerts)
    return Application(
        responder: assembly.responder,
        server: try httpServer(
            assembly.certificates, services, assembly.posts, isPlainAllowed: configuration.isPlainAllowed),
        configuration: ApplicationConfiguration(
            address: .hostname(configuration.host, port: configuration.port), serverName: nil,
            availableConnectionsDelegate: .maximum(assembly.maxConnections, logger: logger)),
        services: longRunning(assembly, database, disk: disk)
            + devices(services, broker)
            + renewal(of: assembly.certificates, broker, logger) + [assembly.posts],
        onServerRunning: { channel in
            let port = channel.localAddress?.port ?? configuration.port
            services.station.port = port
            await onRunning(port)
        },
        logger: logger)
}

/// The services are stopped from last to first: the writer commits what it has accepted before the lease is released.
private func longRunning(
    _ assembly: ServerAssembly, _ database: DatabaseAccess, disk: DiskReserve?
) -> [any Service] {

    let (services, erasures) = (assembly.services, assembly.erasures)
    return [
        services.pool,
        EngineOwner(
            ingest: services.ingest, plan: services.building, pools: services.pool, watch: services.watch,
            name: SecretToken().text, isAlone: database.isPrivate, erasures: erasures, clock: services.clock,
            logger: services.logger),
        services.watch,
        MusterWriter(
            memory: services.musters, watch: services.watch, pools: services.pool, clock: services.clock,
            logger: services.logger),
        UrgentCourier(
            watch: services.watch, pool: services.pool.record, secretKey: services.secretKey,
            sender: WebhookSender(gate: services.outgoing), clock: services.clock, logger: services.logger),
        IngestService(ingest: services.ingest),
        BuildingWatch(
            plan: services.building, ingest: services.ingest, clock: services.clock, logger: services.logger),
        Ticker(ingest: services.ingest, clock: services.clock),
        LatenessWatch(ingest: services.ingest, clock: services.clock, logger: services.logger),
        RecordKeeper(
            ingest: services.ingest, plan: services.building, pool: services.pool.record, clock: services.clock,
            logger: services.logger),
        AlertKeeper(
            alerts: services.alerts, ingest: services.ingest, pool: services.pool.record, clock: services.clock,
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
        MemoryTrimmer(bodies: services.bodies, connections: services.connections),
        BackupWatch(
            pool: services.pool.record, alerts: services.alerts, clock: services.clock, logger: services.logger),
        ChangeFeed(
            pool: services.pool.record, points: services.pool.points, hub: services.hub,
            start: assembly.newestChange,
            logger: services.logger),
        DeviceFeed(
            pool: services.pool.record, hub: services.hub, commands: services.commands, unlocks: services.unlocks,
            locks: services.locks, logger: services.logger),
        ScannerFeed(pool: services.pool, hub: services.hub, clock: services.clock, logger: services.logger),
        Maintenance(
            pool: services.pool.record, days: assembly.days, disk: disk,
            retention: Retention(owner: database.owner, logger: services.logger), erasures: erasures,
            vacuum: Vacuum(pool: services.pool.record, login: database.migrator, logger: services.logger),
            ingest: services.ingest, clock: services.clock, logger: services.logger),
    ]
}

/// The server and the broker present the same certificate.
private func renewal(of certificates: Certificates?, _ broker: DeviceBroker?, _ logger: Logger) -> [any Service] {
    guard let certificates else { return [] }
    return [Certificates.Reload(certificates: certificates) { await broker?.renewCertificate(logger) }]
}

/// The broker is stopped after the link to it.
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
            broker: broker, ingest: services.ingest, pool: pool, vault: LockSecretSealer(file: services.secretKey),
            alerts: services.alerts, metrics: services.metrics, clock: services.clock, logger: services.logger),
    ]
}

/// Nil for a remote database, whose disk is unknown.
private func disk(
    _ configuration: ServerConfiguration, _ database: DatabaseAccess, _ days: SightingPartitions,
    _ alerts: AlertReporter
) -> DiskReserve? {

    let folder = configuration.dataDirectory
    guard database.isPrivate else { return nil }
    return DiskReserve(days: days, percent: configuration.diskReserve, alerts: alerts) { DiskSpace(of: folder) }
}

/// Creates the HTTP/1.1 server, with limits for each connection: over TLS if there are certificates; with and without
/// TLS if clients know the server's own certificate by its hash. `ConnectionGuard` closes idle connections, because
/// Hummingbird does not see posts.
func httpServer(
    _ certificates: Certificates?, _ services: Services, _ posts: PostResponder, isPlainAllowed: Bool = true
) throws -> HTTPServerBuilder {

    let channels = HTTP1Channel.Configuration(
        additionalChannelHandlers: [
            ConnectionGuard(connections: services.connections, metrics: services.metrics),
            PostHandler(posts.answer),
        ],
        httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 100))
    @Sendable func accepted(_ responder: @escaping HTTPChannelHandler.Responder) -> AcceptedChannel {
        AcceptedChannel(base: HTTP1Channel(responder: responder, configuration: channels))
    }
    let plain = HTTPServerBuilder(accepted)
    if let certificates { return try .tls(plain, tlsConfiguration: certificates.configuration) }
    guard let own = services.station.own else { return plain }
    return HTTPServerBuilder { responder in
        OptionalTLSChannel(
            accepted(responder), own, services.transport.secured, isPlainAllowed: isPlainAllowed)
    }
}
