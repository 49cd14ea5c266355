import NIOCore
import NIOPosix
import NIOSSL
import Resolution

/// A connection to a resolver over TLS.
struct ResolverConnection: Sendable {
    private let channel: any Channel

    /// An answer, or the end of the connection.
    enum Event: Sendable {
        case answer(ResolverAnswer)
        /// - Parameter reason: `closed`, `certificate` or `no_answer`.
        case ended(reason: String)
    }

    private static let timeout = TimeAmount.seconds(5)

    /// - Parameters:
    ///   - address: an IPv4 or IPv6 address.
    ///   - tell: receives the answers, and finally the end of the connection.
    static func open(
        _ server: ResolverHost, at address: String, _ tls: NIOSSLContext, tell: AsyncStream<Event>.Continuation
    ) async throws -> ResolverConnection {
        let port = server.port(tls: true)
        // A certificate for an address is compared with the address of the connection.
        let name = IPv4(server.host) == nil && IPv6(server.host) == nil ? server.host : nil
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(timeout)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(NIOSSLClientHandler(context: tls, serverHostname: name))
                    try pipeline.addHandler(AnswerHandler(tell))
                }
            }
            .connect(to: SocketAddress(ipAddress: address, port: port)).get()
        return ResolverConnection(channel: channel)
    }

    /// The local address of the connection.
    var local: String { channel.localAddress?.ipAddress ?? "" }

    /// Sends a message. A failure ends the connection, which is reported as an event.
    func send(_ message: StationMessage) {
        channel.writeAndFlush(ByteBuffer(bytes: message.bytes), promise: nil)
    }

    func close() {
        channel.close(promise: nil)
    }
}

/// Splits the received bytes into answers.
private final class AnswerHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// An honest resolver sends a few hundred bytes in half a minute. The connection to one that floods is closed.
    private static let maxInMinute = 64 << 10

    private let tell: AsyncStream<ResolverConnection.Event>.Continuation
    private var reader: MessageReader
    private var reason = "closed"
    private var minute = (begunAt: NIODeadline.now(), bytes: 0)

    init(_ tell: AsyncStream<ResolverConnection.Event>.Continuation) {
        self.tell = tell
        var limits = MessageReader.Limits()
        limits.bytes = 4 << 10
        reader = MessageReader(limits: limits)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        let now = NIODeadline.now()
        if now - minute.begunAt > .seconds(60) { minute = (now, 0) }
        minute.bytes += bytes.readableBytes
        guard minute.bytes <= Self.maxInMinute else { return context.close(promise: nil) }
        var messages: [JSONObject] = []
        let fault = bytes.withUnsafeReadableBytes { reader.read($0, into: &messages) }
        for answer in messages.compactMap({ ResolverAnswer($0) }) { tell.yield(.answer(answer)) }
        if fault != nil { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        reason = Self.reason(of: error)
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        tell.yield(.ended(reason: reason))
        tell.finish()
        context.fireChannelInactive()
    }

    private static func reason(of error: any Error) -> String {
        if error is NIOSSLExtraError { return "certificate" }
        return "\(error)".contains("CERTIFICATE_VERIFY_FAILED") ? "certificate" : "closed"
    }
}
