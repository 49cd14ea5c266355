import DaemonSupport
import Foundation
import Logging
import Resolver
import ServiceLifecycle
import TestSupport

/// A real resolver with TLS on a free port of this machine, with its book in a folder of its own.
final class RunningResolver: Sendable {
    let port: Int
    let folder: ResolverFolder
    private let group: ServiceGroup
    private let running: Task<Void, any Error>

    /// As a server's settings name it.
    var name: String { "127.0.0.1:\(port)" }

    private init(_ port: Int, _ folder: ResolverFolder, _ group: ServiceGroup, _ running: Task<Void, any Error>) {
        (self.port, self.folder, self.group, self.running) = (port, folder, group, running)
    }

    /// - Parameter port: 0 for any free one.
    static func start(_ folder: ResolverFolder, port: Int = 0) async throws -> RunningResolver {
        var settings = ResolverSettings(database: folder.database)
        settings.ports = []
        settings.tlsPort = port
        settings.tls = folder.certificates.files
        settings.allowsLocal = true
        let logger = Logger(label: "resolver") { _ in SwiftLogNoOpLogHandler() }
        let (ready, report) = AsyncStream.makeStream(of: Int.self)
        let resolver = try Resolver(settings, logger: logger, onReady: { report.yield($0.tls.first ?? 0) })
        let group = ServiceGroup(configuration: .init(services: [.init(service: resolver)], logger: logger))
        let running = Task<Void, any Error> {
            defer { report.finish() }
            try await group.run()
        }
        for await port in ready { return RunningResolver(port, folder, group, running) }
        try await running.value
        throw ServerEnded()
    }

    func stop() async throws {
        await group.triggerGracefulShutdown()
        try await running.value
    }
}

/// What a resolver keeps, gone with its last user.
final class ResolverFolder: Sendable {
    let certificates: CertificateFolder
    private let url: URL

    init() throws {
        certificates = try CertificateFolder(.first)
        url = FileManager.default.temporaryDirectory.appending(path: "rollcall-book-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    var database: String { url.appending(path: "book").path }

    /// What its operator sees and does.
    func list() throws -> StationList { try StationList(database: database, isToBeThere: true) }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
