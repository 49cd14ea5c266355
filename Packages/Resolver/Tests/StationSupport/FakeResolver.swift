import NIOCore
import NIOPosix
public import Resolution
import Synchronization

/// A server on a free port that says what a test has it say: a resolver that lies, is old or does not answer.
public final class FakeResolver: Sendable {
    /// What it says to a message; nil for nothing.
    public typealias Saying = @Sendable (JSONObject) -> String?

    public let port: Int
    private let channel: any Channel
    private let heard: Heard

    private init(_ port: Int, _ channel: any Channel, _ heard: Heard) {
        (self.port, self.channel, self.heard) = (port, channel, heard)
    }

    /// Runs `body` with a resolver that greets and then says what it is told to.
    /// - Parameters:
    ///   - address: where it listens.
    ///   - port: 0 for any free one.
    ///   - greets: whether it says the greeting to each connection.
    public static func run<Result>(
        on address: String = "127.0.0.1", port: Int = 0, greets: Bool = true, saying: @escaping Saying,
        _ body: (FakeResolver) async throws -> Result
    ) async throws -> Result {
        let heard = Heard()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(SayingHandler(saying, heard, greets))
                }
            }
            .bind(host: address, port: port).get()
        let resolver = FakeResolver(channel.localAddress?.port ?? 0, channel, heard)
        do {
            let result = try await body(resolver)
            try await channel.close()
            return result
        } catch {
            try? await channel.close()
            throw error
        }
    }

    /// It as people write it.
    public var host: ResolverHost {
        guard let host = ResolverHost("127.0.0.1:\(port)") else { preconditionFailure("A port makes a host.") }
        return host
    }

    /// The messages that it was sent.
    public var messages: [JSONObject] { heard.messages.withLock { $0 } }
}

private final class Heard: Sendable {
    let messages = Mutex<[JSONObject]>([])
}

private final class SayingHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let saying: FakeResolver.Saying
    private let heard: Heard
    private let greets: Bool
    private var reader = MessageReader()

    init(_ saying: @escaping FakeResolver.Saying, _ heard: Heard, _ greets: Bool) {
        (self.saying, self.heard, self.greets) = (saying, heard, greets)
    }

    func channelActive(context: ChannelHandlerContext) {
        if greets { say(context, Reply.greeting) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var messages: [JSONObject] = []
        _ = unwrapInboundIn(data).withUnsafeReadableBytes { reader.read($0, into: &messages) }
        for message in messages {
            heard.messages.withLock { $0.append(message) }
            if let text = saying(message) { say(context, Array(text.utf8)) }
        }
    }

    private func say(_ context: ChannelHandlerContext, _ bytes: [UInt8]) {
        context.writeAndFlush(NIOAny(context.channel.allocator.buffer(bytes: bytes)), promise: nil)
    }
}
