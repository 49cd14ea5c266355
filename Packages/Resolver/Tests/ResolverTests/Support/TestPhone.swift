import NIOCore
import NIOPosix
import NIOSSL
import Resolution

/// A client that sends bytes and gets messages.
final class TestPhone {
    let channel: any Channel
    private var messages: AsyncStream<JSONObject>.Iterator

    /// - Parameters:
    ///   - tls: the context of a client that speaks TLS.
    ///   - reads: whether it reads what it is sent.
    init(port: Int, tls: NIOSSLContext? = nil, reads: Bool = true) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: JSONObject.self)
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .channelOption(.autoRead, value: reads)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if let tls {
                        try pipeline.addHandler(NIOSSLClientHandler(context: tls, serverHostname: "localhost"))
                    }
                    try pipeline.addHandler(MessageCollector(continuation))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        messages = stream.makeAsyncIterator()
    }

    /// A connection that was greeted.
    static func greeted(port: Int, tls: NIOSSLContext? = nil) async throws -> TestPhone {
        let phone = try await TestPhone(port: port, tls: tls)
        _ = await phone.next()
        return phone
    }

    func send(_ text: String) async throws {
        try await send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) async throws {
        try await channel.writeAndFlush(channel.allocator.buffer(bytes: bytes))
    }

    /// Says that nothing more comes.
    func endSending() async throws {
        try await channel.close(mode: .output)
    }

    /// Nil once the connection has ended.
    func next() async -> JSONObject? {
        await messages.next()
    }

    func ask(_ text: String) async throws -> JSONObject? {
        try await send(text)
        return await next()
    }

    func close() async throws {
        try? await channel.close()
    }
}

/// Cuts what comes into messages; ends with the connection.
private final class MessageCollector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let continuation: AsyncStream<JSONObject>.Continuation
    private var reader: MessageReader

    init(_ continuation: AsyncStream<JSONObject>.Continuation) {
        self.continuation = continuation
        var limits = MessageReader.Limits()
        limits.bytes = 1 << 20
        reader = MessageReader(limits: limits)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var messages: [JSONObject] = []
        let fault = unwrapInboundIn(data).withUnsafeReadableBytes { reader.read($0, into: &messages) }
        for message in messages { continuation.yield(message) }
        if fault != nil { context.close(promise: nil) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { continuation.finish() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        continuation.finish()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
