import Configuration
import Foundation
import Logging
import Postgres
import ServiceLifecycle
import TestSupport

@testable import Server

/// The real application on a free port of this machine.
struct RunningServer: Sendable {
    let port: Int
    private let group: ServiceGroup
    private let task: Task<Void, any Error>

    static func start(
        on database: ConnectionSettings, clock: any TimeSource, port: Int = 0, file: String? = nil,
        settings: [AbsoluteConfigKey: ConfigValue] = [:], patience: ServerPools.Patience = .ofTests,
        limiter: RateLimiter? = nil, broker: DeviceBroker? = nil
    ) async throws -> RunningServer {
        let logger = quietLogger()
        let (ports, reportPort) = AsyncStream.makeStream(of: Int.self)
        let access = DatabaseAccess(database, report: database.with(user: "rollcall_report"))
        let pools = ServerPools(access, patience: patience, logger: logger)
        let application = try await buildApplication(
            configuration(port: port, database, file: file, settings),
            over: access, pools: pools, clock: clock, limiter: limiter, broker: broker, logger: logger,
            onRunning: { reportPort.yield($0) })
        var groupConfiguration = ServiceGroupConfiguration(services: [application], logger: logger)
        groupConfiguration.maximumGracefulShutdownDuration = .seconds(10)
        let group = ServiceGroup(configuration: groupConfiguration)
        let task = Task {
            defer { reportPort.finish() }
            try await group.run()
        }
        for await port in ports {
            return RunningServer(port: port, group: group, task: task)
        }
        try await task.value
        throw ServerEnded()
    }

    /// Stops as SIGTERM does, and waits for the end.
    func stop() async throws {
        await group.triggerGracefulShutdown()
        try await task.value
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

    private static func quietLogger() -> Logger {
        var logger = Logger(label: "server")
        logger.logLevel = .critical
        return logger
    }
}

struct ServerEnded: Error {}

extension ServerPools.Patience {
    /// Tests share the cores with a thousand others, so that anything may take long.
    static let ofTests = ServerPools.Patience(
        statement: nil, lease: nil, probe: .seconds(120), lock: nil, idle: nil, wait: .seconds(120),
        connect: .seconds(120))
}
