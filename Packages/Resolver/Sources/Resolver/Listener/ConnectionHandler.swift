import NIOCore
import NIOTLS
import Resolution

/// One connection: sends the greeting, splits the input into requests, and answers them in order.
///
/// Nothing is read from a client that does not read its answers. A protocol error ends only this connection, after
/// earlier requests are answered.
final class ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = Never
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    enum Phase: Equatable {
        /// The TLS handshake is in progress.
        case opening
        case open
        /// Nothing more is read; the connection closes once everything is answered. The reason is counted.
        case ending(reason: String?)
        /// Everything is sent; further input is discarded.
        case leaving
    }

    let requests: RequestHandler
    private let limits: ResolverLimits
    private let isTLS: Bool
    private let connections: LoopConnections
    private(set) var phase = Phase.opening
    private var reader: MessageReader
    var turns = Turns()
    var source: Source?
    /// Whether a signed update was accepted on this connection.
    var isSigned = false
    private(set) var context: ChannelHandlerContext?
    private var isReadHeld = false
    /// When the last complete message arrived, or the connection began.
    private var lastMessage = NIODeadline.distantPast
    /// When the last pending answer arrived.
    private var lastAnswer = NIODeadline.distantPast
    /// When the incomplete message began.
    private var messageStart: NIODeadline?

    init(_ requests: RequestHandler, _ limits: ResolverLimits, isTLS: Bool, _ connections: LoopConnections) {
        (self.requests, self.limits, self.isTLS, self.connections) = (requests, limits, isTLS, connections)
        reader = MessageReader(limits: limits.message)
    }

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        lastMessage = context.eventLoop.now
        guard let source = Source(context.remoteAddress) else { return context.close(promise: nil) }
        if let refusal = requests.limits.enter(source.account) {
            requests.metrics.count(closed: refusal.rawValue)
            return context.close(promise: nil)
        }
        self.source = source
        requests.metrics.count(.connections)
        connections.add(self)
        if !isTLS { greet() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        connections.remove(self)
        if let source { requests.limits.leave(source.account) }
        (self.context, source) = (nil, nil)
        turns.stop()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { greet() }
        if case .inputClosed? = event as? ChannelEvent {
            if phase == .leaving { context.close(promise: nil) } else { end() }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if phase == .opening { requests.metrics.count(closed: "tls") }
        context.close(promise: nil)
    }

    private func greet() {
        guard phase == .opening else { return }
        phase = .open
        lastMessage = context?.eventLoop.now ?? lastMessage
        send(Reply.greeting)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard phase == .open else { return }
        let reason = read(unwrapInboundIn(data), context)
        if let reason { phase = .ending(reason: reason) }
        run()
    }

    /// - Returns: the reason if nothing more is read.
    private func read(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) -> String? {
        var messages: [JSONObject] = []
        let fault = bytes.withUnsafeReadableBytes { reader.read($0, into: &messages) }
        let now = context.eventLoop.now
        if !messages.isEmpty { lastMessage = now }
        messageStart = reader.isWithinMessage ? (messages.isEmpty ? messageStart ?? now : now) : nil
        requests.metrics.count(.messages, messages.count)
        for message in messages {
            do throws(Request.Fault) {
                turns.add(try Request.requests(in: message))
            } catch {
                return error.rawValue
            }
        }
        return fault?.rawValue
    }

    /// Reading pauses while requests wait here or answers wait at the client.
    func read(context: ChannelHandlerContext) {
        if isHeld { isReadHeld = true } else { context.read() }
    }

    private var isHeld: Bool { turns.isHeldUp || context?.channel.isWritable == false }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { run() }
    }
}

/// Answering of requests.
extension ConnectionHandler {
    /// Begins the requests that may begin, sends finished answers, and continues to read.
    private func run() {
        var ready: [UInt8] = []
        while let context, context.channel.isWritable, let (number, request) = turns.begin() {
            switch step(request, number) {
            case .answer(let reply): ready.append(contentsOf: turns.end(number, with: reply.bytes))
            case .silence: ready.append(contentsOf: turns.end(number, with: []))
            case .wait: break
            case .close(let reason):
                turns.stop()
                phase = .ending(reason: reason)
                ready.append(contentsOf: turns.end(number, with: []))
            }
            if ready.count >= ResolverLimits.heldUnsent {
                send(ready)
                ready = []
            }
        }
        send(ready)
        leaveIfDone()
        if isReadHeld, !isHeld, let context {
            isReadHeld = false
            context.read()
        }
    }

    /// Sets an answer that was produced later.
    func finish(_ number: Int, with reply: Reply?) {
        guard let context else { return }
        lastAnswer = context.eventLoop.now
        if case .updated(_, .accepted)? = reply { isSigned = true }
        send(turns.end(number, with: reply?.bytes ?? []))
        run()
    }

    private func send(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, let context else { return }
        context.writeAndFlush(wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)), promise: nil)
        guard !context.channel.isWritable, let options = context.channel.syncOptions,
            let unsent = try? options.getOption(.bufferedWritableBytes), unsent > ResolverLimits.maxUnsent
        else { return }
        requests.metrics.count(closed: "unsent")
        context.close(promise: nil)
    }

    /// Returns whether no request is in progress, and for this time no message and no pending answer arrived.
    func isQuiet(for time: TimeAmount, at now: NIODeadline) -> Bool {
        turns.isIdle && now - max(lastMessage, lastAnswer) >= time
    }

    /// Closes the connection once all received requests are answered.
    func end() {
        if phase == .open { phase = .ending(reason: nil) }
        if phase == .opening { context?.close(promise: nil) }
        leaveIfDone()
    }

    /// Half-closes first, and discards further input until the client closes too, or until the next check. A connection
    /// that is closed while the client's bytes are unread is reset, and the client then loses answers that are on their
    /// way.
    private func leaveIfDone() {
        guard case .ending(let reason) = phase, turns.isIdle, let context else { return }
        phase = .leaving
        if let reason { requests.metrics.count(closed: reason) }
        lastMessage = context.eventLoop.now
        let done = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(context.channel.allocator.buffer(capacity: 0)), promise: done)
        done.futureResult.assumeIsolated().whenComplete { _ in
            self.context?.close(mode: self.isTLS ? .all : .output, promise: nil)
        }
    }
}

/// Handling of timeouts.
extension ConnectionHandler {
    /// Checks the timeouts. Called each second.
    func look(at now: NIODeadline) {
        guard let context, let reason = overdue(at: now) else { return }
        if reason != Self.left { requests.metrics.count(closed: reason) }
        context.close(promise: nil)
    }

    private static let left = "left"

    private func overdue(at now: NIODeadline) -> String? {
        let quiet = now - lastMessage
        switch phase {
        case .opening: return quiet > .seconds(Int64(limits.messageSeconds)) ? "slow_handshake" : nil
        case .leaving: return quiet > .seconds(1) ? Self.left : nil
        case .open, .ending:
            let isReading = context?.channel.isWritable == true
            // It waits for the registry, which always answers in the end.
            if isReading, !turns.isIdle { return nil }
            if isReading, let messageStart, now - messageStart > .seconds(Int64(limits.messageSeconds)) {
                return "slow_message"
            }
            let idle = limits.idleSeconds * (isSigned ? 2 : 1)
            return quiet > .seconds(Int64(idle)) ? "idle" : nil
        }
    }
}
