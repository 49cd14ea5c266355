import NIOCore
import NIOPosix
import NIOSSL
import StationSupport

/// A server of the loopback interface that completes handshakes of TLS and says nothing.
enum TLSListener {
    /// Runs `body` with the server's port.
    /// - Parameters:
    ///   - certificate: in PEM, as its key.
    ///   - port: 0 for any free one.
    static func run<Result>(
        certificate: String, key: String, on address: String, port: Int, _ body: (Int) async throws -> Result
    ) async throws -> Result {
        let context = try NIOSSLContext(configuration: try serverTLS(certificate: certificate, key: key))
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                }
            }
            .bind(host: address, port: port).get()
        do {
            let result = try await body(channel.localAddress?.port ?? 0)
            try await channel.close()
            return result
        } catch {
            try? await channel.close()
            throw error
        }
    }
}
