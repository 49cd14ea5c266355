public import Daemon
import Foundation
public import Logging
import NIOCore
import NIOPosix
import NIOSSL
public import ServiceLifecycle

/// A resolver: the registry, the ports, and the notification of the service manager.
public struct Resolver: Service {
    /// The ports that were bound, in the order of the settings.
    public struct Ports: Sendable {
        public var plain: [Int] = []
        public var tls: [Int] = []
        public var metrics: Int?
    }

    /// The seconds that clients have to read their answers when the resolver stops.
    private static let timeout = TimeAmount.seconds(2)
    /// When it is stopped, a connection ends once it has been quiet for this time, so that messages on their way still
    /// arrive.
    private static let quiet = TimeAmount.milliseconds(100)

    private let settings: ResolverSettings
    private let certificates: Certificates?
    private let logger: Logger
    private let clock: @Sendable () -> Int64
    private let onReady: @Sendable (Ports) -> Void
    private let notifySocket: NotifySocket?

    /// - Parameters:
    ///   - clock: milliseconds since 1970.
    ///   - onReady: called once all ports are listening.
    /// - Throws: `ResolverError`, `CertificateError`.
    public init(
        _ settings: ResolverSettings, notifySocket: NotifySocket? = nil, logger: Logger,
        clock: @escaping @Sendable () -> Int64 = { WallTime.milliseconds },
        onReady: @escaping @Sendable (Ports) -> Void = { _ in }
    ) throws {
        try settings.check()
        self.settings = settings
        self.notifySocket = notifySocket
        self.logger = logger
        self.clock = clock
        self.onReady = onReady
        certificates = try settings.tls.map { try Certificates($0, logger: logger) }
    }

    /// Reads the certificate again on SIGHUP; nil without one.
    public var reload: Certificates.Reload? { certificates.map { Certificates.Reload(certificates: $0) } }

    /// Serves until it is stopped; complete messages received by then are answered, and answered changes are on the
    /// disk.
    /// - Throws: `ResolverError` if the registry or a port is not available.
    public func run() async throws {
        let finder = Finder()
        let metrics = Metrics()
        let file = try RegistryFile(path: settings.database, now: clock())
        let writer = RegistryWriter(file, finder, metrics: metrics, logger: logger)
        try writer.start()
        let result = await Result(awaiting: { try await serve(finder, writer, metrics) })
        try writer.close()
        try result.get()
    }

    private func serve(_ finder: Finder, _ writer: RegistryWriter, _ metrics: Metrics) async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let limits = AddressLimits(settings.limits)
        let connections = AllConnections(group)
        let requests = RequestHandler(
            finder, writer, limits: limits, metrics: metrics, allowsLocal: settings.allowsLocal, clock: clock)
        let listener = Listener(settings: settings, requests: requests, connections: connections, group: group)
        let looking = connections.lookEachSecond()
        var channels: [any Channel] = []
        let result = await Result(awaiting: {
            let ports = try await bind(listener, &channels) {
                metrics.text([("connections", limits.connections), ("stations", finder.count)])
            }
            await attend(ports, Pulse(writer: writer, connections: connections))
        })
        for channel in channels { try? await channel.close() }
        await finish(connections, limits)
        for task in looking { task.cancel() }
        try result.get()
    }

    private func bind(
        _ listener: Listener, _ channels: inout [any Channel], metrics: @escaping @Sendable () -> String
    ) async throws -> Ports {
        var ports = Ports()
        let tls = try certificates.map { try NIOSSLContext(configuration: $0.configuration) }
        for address in settings.addresses {
            for port in settings.ports {
                let channel = try await listener.bind(address, port, tls: nil)
                channels.append(channel)
                ports.plain.append(channel.localAddress?.port ?? port)
            }
            if let port = settings.tlsPort, let tls {
                let channel = try await listener.bind(address, port, tls: tls)
                channels.append(channel)
                ports.tls.append(channel.localAddress?.port ?? port)
            }
        }
        if let port = settings.metricsPort {
            let channel = try await MetricsPort.bind(port, listener.group, text: metrics)
            channels.append(channel)
            ports.metrics = channel.localAddress?.port ?? port
        }
        return ports
    }

    /// Notifies that it is ready and, until it is stopped, that it is alive.
    private func attend(_ ports: Ports, _ pulse: Pulse) async {
        onReady(ports)
        let teller = notifySocket.map { ReadinessNotifier(socket: $0, pulse: pulse, logger: logger) }
        teller?.tell("READY=1")
        // Both end only by cancellation.
        if let teller {
            try? await cancelWhenGracefulShutdown { try await teller.ping() }
        } else {
            try? await gracefulShutdown()
        }
        teller?.tell("STOPPING=1")
    }

    /// Reads the system's buffers, answers their messages, and waits for the connections to end; but not for a client
    /// that continues to send, nor for one that does not read.
    private func finish(_ connections: AllConnections, _ limits: AddressLimits) async {
        try? await Task.sleep(for: .nanoseconds(Self.quiet.nanoseconds))
        await wait(for: limits) { connections.end(quietFor: Self.quiet) }
        await wait(for: limits) { connections.end(quietFor: nil) }
    }

    private func wait(for limits: AddressLimits, _ look: () -> Void) async {
        let end = NIODeadline.now() + Self.timeout
        while limits.connections > 0, NIODeadline.now() < end {
            look()
            guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { return }
        }
    }
}

extension Result where Failure == any Error {
    fileprivate init(awaiting body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
