import NIOCore
import NIOPosix
import NIOSSL
import Resolution

extension ResolverAccess {
    /// Sends one request to one resolver.
    /// - Throws: the error of the connection; `CancellationError` if no caller waits any more.
    func ask(_ resolver: ResolverHost, _ question: StationQuestion, within limit: TimeAmount) async throws
        -> StationAnswer
    {
        let context = context
        return try await Attempt<StationAnswer>.run(within: limit) { bootstrap in
            bootstrap.connect(host: resolver.host, port: resolver.port(tls: context != nil))
        } prepare: { attempt, channel in
            let pipeline = channel.pipeline.syncOperations
            if let context {
                // SNI does not allow an address; it is still checked against the certificate.
                let isAddress = IPv4(resolver.host) != nil || IPv6(resolver.host) != nil
                try pipeline.addHandler(
                    NIOSSLClientHandler(context: context, serverHostname: isAddress ? nil : resolver.host))
            }
            try pipeline.addHandler(QuestionHandler(question, attempt))
        }
    }
}

/// Sends a request on an open connection, and waits for the message that answers it.
private final class QuestionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let question: StationQuestion
    private let attempt: Attempt<StationAnswer>
    private var reader = MessageReader()

    init(_ question: StationQuestion, _ attempt: Attempt<StationAnswer>) {
        (self.question, self.attempt) = (question, attempt)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        context.writeAndFlush(NIOAny(context.channel.allocator.buffer(bytes: question.bytes)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var messages: [JSONObject] = []
        let fault = unwrapInboundIn(data).withUnsafeReadableBytes { reader.read($0, into: &messages) }
        if let answer = messages.lazy.compactMap({ StationAnswer($0) }).first {
            attempt.end(.success(answer))
        } else if fault != nil {
            attempt.end(.success(StationAnswer(told: .malformed, isExtended: false)))
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        attempt.end(.failure(AttemptError.closed))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        attempt.end(.failure(error))
    }
}
