public import Foundation
public import Hummingbird
import HummingbirdTLS
import Logging
public import NIOSSL
import ServiceLifecycle

/// A real HTTP server on a free port of the loopback interface, answering as a test says.
public enum LoopbackServer {
    public typealias Handler = @Sendable (_ request: Request, _ body: String) async throws -> Response

    /// Runs `body` with the server's address and stops the server after it.
    /// - Parameters:
    ///   - address: of the loopback interface.
    ///   - port: 0 for a free one.
    ///   - tls: of a server that speaks TLS.
    public static func run<Result: Sendable>(
        on address: String = "127.0.0.1", port: Int = 0, tls: TLSConfiguration? = nil,
        answering handler: @escaping Handler,
        _ body: (URL) async throws -> Result
    ) async throws -> Result {
        let (ports, ready) = AsyncStream.makeStream(of: Int.self)
        let server = Application(
            responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
                let buffer = try await request.body.collect(upTo: 1 << 20)
                return try await handler(request, String(buffer: buffer))
            },
            server: try tls.map { try .tls(.http1(), tlsConfiguration: $0) } ?? .http1(),
            configuration: .init(address: .hostname(address, port: port)),
            onServerRunning: { ready.yield($0.localAddress?.port ?? 0) },
            logger: Logger(label: "loopback") { _ in SwiftLogNoOpLogHandler() })
        var configuration = ServiceGroupConfiguration(services: [server], logger: server.logger)
        // A handler that never answers is cut off. Nobody waits for that.
        configuration.maximumGracefulShutdownDuration = .seconds(5)
        let services = ServiceGroup(configuration: configuration)
        Task {
            defer { ready.finish() }
            try await services.run()
        }
        // Cancelled at once, Hummingbird would drop a connection that it has just accepted, and end the process.
        defer { Task { await services.triggerGracefulShutdown() } }
        for await port in ports {
            guard let url = URL(string: "\(tls == nil ? "http" : "https")://\(address):\(port)") else { break }
            return try await body(url)
        }
        throw NotRunning()
    }

    /// The server did not start.
    struct NotRunning: Error {}
}
