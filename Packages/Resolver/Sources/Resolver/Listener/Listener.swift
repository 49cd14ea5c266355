import NIOCore
import NIOPosix
import NIOSSL
import OperatorErrors

/// The ports of a resolver.
struct Listener: Sendable {
    /// The maximum number of connections waiting to be accepted; the system may allow fewer.
    private static let backlog: Int32 = 4096

    let settings: ResolverSettings
    let requests: RequestHandler
    let connections: AllConnections
    let group: any EventLoopGroup

    /// Listens with TLS if a context is given, otherwise without.
    /// - Throws: `ResolverError` if the port is in use.
    func bind(_ address: String, _ port: Int, tls: NIOSSLContext?) async throws -> any Channel {
        let (requests, limits, connections) = (requests, settings.limits, connections)
        let listening = bootstrap(isIPv6: address.contains(":")).childChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                if let tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
                guard let own = connections.on(channel.eventLoop) else { throw ChannelError.eof }
                try pipeline.addHandler(ConnectionHandler(requests, limits, isTLS: tls != nil, own))
            }
        }
        do {
            return try await listening.bind(host: address, port: port).get()
        } catch {
            throw ResolverError(
                .port, "Port \(port) of \(address) cannot be listened on",
                cause: "\(error)", hint: "See who has it: ss -ltnp 'sport = :\(port)'")
        }
    }

    /// If it listens on `::`, it accepts only IPv6, so that it can also listen on `0.0.0.0`.
    private func bootstrap(isIPv6: Bool) -> ServerBootstrap {
        let alone = ChannelOptions.Types.SocketOption(level: .ipv6, name: .ipv6_v6only)
        let plain = ServerBootstrap(group: group)
        return (isIPv6 ? plain.serverChannelOption(alone, value: 1) : plain)
            .serverChannelOption(.backlog, value: Self.backlog)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(
                .writeBufferWaterMark,
                value: .init(low: ResolverLimits.heldUnsent / 2, high: ResolverLimits.heldUnsent)
            )
            .childChannelOption(
                .recvAllocator,
                value: AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 1024, maximum: 16 << 10))
    }
}
