import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Phrases
import Vocabulary
import Wire

/// Ends connections that break a limit: too many from one address, too slow in sending a request, too many headers, or
/// a body that goes on long after it was refused. It sends a refusal like any other, unless an answer has begun.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The time limits for the phases of a connection.
    struct Deadlines: Sendable {
        /// From the first byte of a request, or from the start of the connection, to the end of the headers.
        var head = TimeAmount.seconds(10)
        /// From the end of the headers to the end of the body.
        var body = TimeAmount.seconds(60)
        /// Between an answer and the next request. Longer than nodes and browsers need: they send every ten seconds or
        /// open a new connection.
        var idle = TimeAmount.seconds(60)

        fileprivate func time(of phase: Phase) -> TimeAmount? {
            switch phase {
            case .head: head
            case .body: body
            case .idle, .leaving: idle
            case .answering, .refused: nil
            }
        }
    }

    fileprivate enum Phase {
        /// Between two requests.
        case idle
        case head, body
        /// Everything received was read, but not all of it was answered.
        case answering
        /// The server has sent everything that it will send.
        case leaving
        case refused
    }

    /// The bytes of a body that may follow after its answer. A client that sends everything before it reads then still
    /// gets the answer, and the connection stays open.
    private static let maxUnread = 4 << 20

    /// The kind under which a body that does not arrive, or goes on for too long, is counted.
    private static let body = "body"

    private let deadlines: Deadlines
    private let connections: AddressConnections
    private let metrics: MetricsRegistry
    /// The address under which the connection is counted; nil if it is not counted.
    private var countedAddress: String?
    private var phase = Phase.idle
    private var hasReceived = false
    /// Whether a part of a request arrived since the last time that all bytes were read.
    private var gotPart = false
    private var isAnswering = false
    private var isAnswered = false
    /// The number of requests whose answers are not complete.
    private var unanswered = 0
    /// The bytes of the body that arrived after its answer.
    private var unread = 0
    /// When the phase must end; nil if it has no limit.
    private var deadline: NIODeadline?
    /// The timer that checks the deadline. It is not reset for each phase, which would be twice for each request.
    private var alarm: (at: NIODeadline, timer: Scheduled<Void>)?

    init(
        _ deadlines: Deadlines = Deadlines(), connections: AddressConnections = AddressConnections(limit: .max),
        metrics: MetricsRegistry = MetricsRegistry()
    ) {
        self.deadlines = deadlines
        self.connections = connections
        self.metrics = metrics
    }

    /// The read buffer sizes; a waiting connection uses no more memory than one read.
    private static let reads = AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 2048, maximum: 16 << 10)

    func handlerAdded(context: ChannelHandlerContext) {
        enter(.head, context)
        context.channel.setOption(.recvAllocator, value: Self.reads).whenFailure { _ in }
        HostGuard.add(to: context)
        if context.channel.isActive { count(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        count(context)
        context.fireChannelActive()
    }

    /// Counts the connection. One above the limit is closed at once: an answer would keep it open.
    private func count(_ context: ChannelHandlerContext) {
        guard countedAddress == nil, let address = context.remoteAddress?.ipAddress else { return }
        if connections.enter(address) {
            countedAddress = address
        } else {
            metrics.countRefusal("address_connections")
            phase = .refused
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        alarm?.timer.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        alarm?.timer.cancel()
        if let countedAddress { connections.leave(countedAddress) }
        countedAddress = nil
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard phase != .refused, phase != .leaving else { return }
        gotPart = true
        switch unwrapInboundIn(data) {
        case .head:
            unanswered += 1
            (isAnswering, isAnswered, unread) = (false, false, 0)
            enter(.body, context)
        case .body(let bytes):
            if isAnswered { unread += bytes.readableBytes }
            guard unread <= Self.maxUnread else {
                metrics.countRefusal(Self.body)
                phase = .refused
                return context.close(promise: nil)
            }
        case .end: enter(unanswered > 0 ? .answering : .idle, context)
        }
        context.fireChannelRead(data)
    }

    /// Bytes that do not form a part yet are the beginning of the next request.
    func channelReadComplete(context: ChannelHandlerContext) {
        hasReceived = true
        if !gotPart, phase == .idle || phase == .answering { enter(.head, context) }
        gotPart = false
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case let failure as Refusal: refuse(failure, kind: failure.code.rawValue, context)
        case let error as HTTPParserError: refuse(Refusal(error), kind: "http_\(error)", context)
        default: context.fireErrorCaught(error)
        }
    }

    /// Refuses a request and counts it once: if a connection ends during a body that was already refused, nothing more
    /// is counted.
    private func refuse(_ failure: Refusal, kind: String, _ context: ChannelHandlerContext) {
        guard phase != .refused else { return }
        hasReceived = true
        metrics.countRefusal(kind)
        refuse(failure, context)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard phase != .refused else {
            promise?.fail(ChannelError.outputClosed)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head): isAnswering = head.status.kind != .informational
        case .body: break
        case .end:
            (isAnswering, isAnswered) = (false, true)
            unanswered = max(0, unanswered - 1)
            if phase == .answering, unanswered == 0 { enter(.idle, context) }
        }
        context.write(data, promise: promise)
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        if mode == .output, phase != .refused { enter(.leaving, context) }
        context.close(mode: mode, promise: promise)
    }

    private func enter(_ next: Phase, _ context: ChannelHandlerContext) {
        phase = next
        deadline = deadlines.time(of: next).map { context.eventLoop.now + $0 }
        guard let deadline, deadline < alarm?.at ?? .distantFuture else { return }
        setAlarm(at: deadline, context)
    }

    private func setAlarm(at time: NIODeadline, _ context: ChannelHandlerContext) {
        alarm?.timer.cancel()
        let timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: time) {
            self.alarm = nil
            guard let deadline = self.deadline else { return }
            if deadline > context.eventLoop.now { self.setAlarm(at: deadline, context) } else { self.expire(context) }
        }
        alarm = (time, timer)
    }

    private func expire(_ context: ChannelHandlerContext) {
        let failure = Refusal(.tooSlow, .requestTooSlow)
        switch phase {
        case .head: refuse(failure, context)
        case .body: refuse(failure, kind: Self.body, context)
        case .idle, .leaving, .answering, .refused: context.close(promise: nil)
        }
    }

    /// Sends the refusal and closes the connection. A peer that has sent nothing yet gets no answer.
    private func refuse(_ failure: Refusal, _ context: ChannelHandlerContext) {
        guard phase != .refused else { return }
        phase = .refused
        deadline = nil
        guard hasReceived, !isAnswering else { return context.close(promise: nil) }
        // The headers, which name the language, may not be complete.
        let (head, body) = Failure(failure, in: .english).closingResponse
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(body)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        // If the connection were closed at once with unread bytes from the peer, the answer itself would be lost.
        let end = context.eventLoop.now + .milliseconds(500)
        deadline = end
        setAlarm(at: end, context)
    }
}
