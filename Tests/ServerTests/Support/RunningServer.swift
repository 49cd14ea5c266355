import Configuration
import Foundation
import Logging
import Postgres
import ServiceLifecycle
import TestSupport

@testable import Server

/// The real application: on a free port of this machine, or in this process alone.
struct RunningServer: Sendable {
    private enum Way {
        case sockets(group: ServiceGroup, task: Task<Void, any Error>, ingest: Ingest)
        case inProcess(InProcessServer)
    }

    /// 0 if the server has no sockets.
    let port: Int
    private let way: Way

    /// - Parameter patience: nil for a server that is not tested for how it waits for its database.
    static func start(
        on database: ConnectionSettings, clock: any TimeSource, port: Int = 0, file: String? = nil,
        settings: [AbsoluteConfigKey: ConfigValue] = [:], timeout: ServerPools.Timeouts? = nil,
        limiter: RateLimiter? = nil, broker: DeviceBroker? = nil
    ) async throws -> RunningServer {
        Tally.shared.count(.servers)
        let logger = quietLogger()
        let (ports, reportPort) = AsyncStream.makeStream(of: Int.self)
        let access = access(database)
        let configuration = try configuration(port: port, database, file: file, settings)
        let assembly = try await ServerAssembly(
            configuration, over: access,
            pools: timeout.map { ServerPools(access, timeout: $0, logger: logger) } ?? .few(access, logger: logger),
            clock: clock, passwords: Template.passwords(), limiter: limiter, logger: logger)
        let ingest = assembly.services.ingest
        (clock as? ManualClock)?.add(ingest)
        let application = try application(
            of: assembly, configuration, over: access, broker: broker, logger: logger,
            onRunning: { reportPort.yield($0) })
        var groupConfiguration = ServiceGroupConfiguration(services: [application], logger: logger)
        groupConfiguration.maximumGracefulShutdownDuration = .seconds(10)
        let group = ServiceGroup(configuration: groupConfiguration)
        let task = Task {
            defer { reportPort.finish() }
            try await group.run()
        }
        for await port in ports {
            return RunningServer(port: port, way: .sockets(group: group, task: task, ingest: ingest))
        }
        try await task.value
        throw ServerEnded()
    }

    /// What the program builds before it opens its sockets, with the settings alone.
    static func assembly(
        on database: ConnectionSettings, settings: [AbsoluteConfigKey: ConfigValue]
    ) async throws -> ServerAssembly {
        let (access, logger) = (access(database), quietLogger())
        return try await ServerAssembly(
            configuration(port: 0, database, file: nil, settings), over: access, pools: .few(access, logger: logger),
            clock: ManualClock(), logger: logger)
    }

    /// One without sockets and background services.
    static func inProcess(
        on database: ConnectionSettings, clock: any TimeSource, file: String? = nil,
        settings: [AbsoluteConfigKey: ConfigValue] = [:], limiter: RateLimiter? = nil
    ) async throws -> RunningServer {
        let (access, logger) = (access(database), quietLogger())
        let assembly = try await ServerAssembly(
            configuration(port: 0, database, file: file, settings), over: access,
            pools: .few(access, logger: logger), clock: clock, passwords: Template.passwords(), limiter: limiter,
            logger: logger)
        return RunningServer(port: 0, way: .inProcess(try await InProcessServer(assembly)))
    }

    /// Stops as SIGTERM does, and waits for the end.
    func stop() async throws {
        switch way {
        case .sockets(let group, let task, _):
            await group.triggerGracefulShutdown()
            try await task.value
        case .inProcess(let server): try await server.stop()
        }
    }

    /// Ends it without waiting for what is under way.
    func end() async throws {
        guard case .sockets(_, let task, _) = way else { return try await stop() }
        task.cancel()
        do { try await task.value } catch is CancellationError {}
    }

    /// Whether it owns the engine.
    var ownsEngine: Bool {
        get async {
            guard case .sockets(_, _, let ingest) = way else { return false }
            return await ingest.lease != nil
        }
    }

    /// The same caller, at this server.
    func peer(_ peer: Peer = Peer()) -> Peer {
        var peer = peer
        peer.port = port
        if case .inProcess(let server) = way { peer.server = server }
        return peer
    }

    private static func access(_ database: ConnectionSettings) -> DatabaseAccess {
        DatabaseAccess(database, report: database.with(user: "rollcall_report"))
    }

    /// What all servers of a test process keep on disk.
    static let dataDirectory = FileManager.default.temporaryDirectory.path + "/rollcall-tests-\(getpid())"

    /// All databases are copies of one, with the same people: what is erased in one must not be in another.
    static func erasureFile(of database: ConnectionSettings) -> String {
        "\(dataDirectory)/erasures-\(database.database ?? "")"
    }

    /// No test but those of the limits is to meet them.
    private static func configuration(
        port: Int, _ database: ConnectionSettings, file: String?, _ settings: [AbsoluteConfigKey: ConfigValue]
    ) throws -> ServerConfiguration {
        let usual: [AbsoluteConfigKey: ConfigValue] = [
            "rollcall.limit.session": 1_000_000, "rollcall.limit.scanner": 1_000_000,
            "rollcall.limit.scanner_sightings": 1_000_000, "rollcall.limit.address": 1_000_000,
            "rollcall.port": .init(.int(port), isSecret: false),
            "rollcall.data.dir": .init(.string(dataDirectory), isSecret: false),
            "rollcall.erasure.file": .init(.string(erasureFile(of: database)), isSecret: false),
        ]
        let values = InMemoryProvider(values: usual.merging(settings) { _, own in own })
        return try ServerConfiguration(reader: ConfigReader(provider: values), file: file)
    }

    static func quietLogger() -> Logger {
        var logger = Logger(label: "server")
        logger.logLevel = .critical
        return logger
    }
}

struct ServerEnded: Error {}

extension ServerPools.Timeouts {
    /// Tests share the cores with a thousand others, so that anything may take long.
    static let ofTests = ServerPools.Timeouts(
        statement: nil, lease: nil, probe: .seconds(120), lock: nil, idle: nil, wait: .seconds(120),
        connect: .seconds(120))
}
