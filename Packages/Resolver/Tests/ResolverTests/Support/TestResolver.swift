import Daemon
import Foundation
import Logging
import ServiceLifecycle

@testable import Resolver

/// A resolver on free ports, with its book in a folder.
final class TestResolver: Sendable {
    let ports: Resolver.Ports
    let database: String
    private let group: ServiceGroup
    private let running: Task<Void, any Error>

    private init(_ ports: Resolver.Ports, _ database: String, _ group: ServiceGroup, _ running: Task<Void, any Error>) {
        (self.ports, self.database, self.group, self.running) = (ports, database, group, running)
    }

    var port: Int { ports.plain.first ?? 0 }

    static func start(
        _ folder: TemporaryFolder, notifySocket: NotifySocket? = nil,
        _ change: (inout ResolverSettings) -> Void = { _ in }
    ) async throws -> TestResolver {
        var settings = ResolverSettings(database: folder.file("book"))
        settings.ports = [0]
        settings.allowsLocal = true
        change(&settings)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let (ready, continuation) = AsyncThrowingStream.makeStream(of: Resolver.Ports.self)
        let resolver = try Resolver(
            settings, notifySocket: notifySocket, logger: logger, onReady: { continuation.yield($0) })
        let group = ServiceGroup(configuration: .init(services: [.init(service: resolver)], logger: logger))
        let running = Task {
            do {
                try await group.run()
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
                throw error
            }
        }
        for try await ports in ready { return TestResolver(ports, settings.database, group, running) }
        throw CancellationError()
    }

    /// As SIGTERM does.
    func stop() async throws {
        await group.triggerGracefulShutdown()
        try await running.value
    }
}
