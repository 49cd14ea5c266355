import NIOCore
import NIOHTTP1
import NIOPosix
import OperatorErrors

/// `GET /metrics` on loopback, in Prometheus' text format.
enum MetricsPort {
    /// - Throws: `ResolverError` if the port is in use.
    static func bind(
        _ port: Int, _ group: any EventLoopGroup, text: @escaping @Sendable () -> String
    ) async throws -> any Channel {
        do {
            return try await ServerBootstrap(group: group)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let pipeline = channel.pipeline.syncOperations
                        try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
                        try pipeline.addHandler(MetricsHandler(text))
                    }
                }
                .bind(host: "127.0.0.1", port: port).get()
        } catch {
            throw ResolverError(
                .port, "Port \(port) of 127.0.0.1 cannot be listened on for metrics",
                cause: "\(error)", hint: "See who has it: ss -ltnp 'sport = :\(port)'")
        }
    }
}

/// Answers each request and closes the connection.
private final class MetricsHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let text: @Sendable () -> String
    private var path = ""

    init(_ text: @escaping @Sendable () -> String) {
        self.text = text
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): path = head.uri
        case .body: break
        case .end: answer(context)
        }
    }

    private func answer(_ context: ChannelHandlerContext) {
        let isThere = path == "/metrics"
        let body = isThere ? text() : "Not found.\n"
        let head = HTTPResponseHead(
            version: .http1_1, status: isThere ? .ok : .notFound,
            headers: [
                "Content-Type": "text/plain; version=0.0.4", "Content-Length": "\(body.utf8.count)",
                "Connection": "close",
            ])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(
            wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(string: body)))), promise: nil)
        let sent = context.eventLoop.makePromise(of: Void.self)
        let channel = context.channel
        sent.futureResult.whenComplete { _ in channel.close(promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
    }
}
