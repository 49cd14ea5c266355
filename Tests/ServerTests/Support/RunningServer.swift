import Configuration
import Logging
import Postgres
import ServiceLifecycle

@testable import Server

/// The real application on a free port of this machine.
struct RunningServer: Sendable {
    let port: Int
    private let group: ServiceGroup
    private let task: Task<Void, any Error>

    static func start(
        on database: ConnectionSettings, clock: any TimeSource, port: Int = 0
    ) async throws -> RunningServer {
        let logger = quietLogger()
        let (ports, reportPort) = AsyncStream.makeStream(of: Int.self)
        let pool = ConnectionPool(
            DatabaseAccess(database).app, limits: .init(shared: 2, exclusive: 4), logger: logger)
        let application = try await buildApplication(
            configuration(port: port), over: DatabaseAccess(database), pool: pool, clock: clock, logger: logger,
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

    private static func configuration(port: Int) throws -> ServerConfiguration {
        let values = InMemoryProvider(values: ["rollcall.port": .init(.int(port), isSecret: false)])
        return try ServerConfiguration(reader: ConfigReader(provider: values))
    }

    private static func quietLogger() -> Logger {
        var logger = Logger(label: "server")
        logger.logLevel = .critical
        return logger
    }
}

struct ServerEnded: Error {}
