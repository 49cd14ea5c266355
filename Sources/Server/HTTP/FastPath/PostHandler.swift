import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Answers the requests `POST /post` and `POST /post/{type}` of a connection, and passes all others on to Hummingbird.
///
/// These two are most of a school's requests. In Hummingbird, behind this handler, a request costs about twenty
/// microseconds more, for tasks that wake each other at each part, a router and its chain of middlewares.
final class PostHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// A post that is not answered yet.
    private struct InFlight {
        let path: Post.Path
        let head: HTTPRequest
        /// The part of the body that came before its processing started.
        var bytes = ByteBuffer()
        var isWhole = false
        /// The destination for the rest of the body; nil if all of it came before.
        var rest: Post.Body.Arriving.Source?
        /// Nil if its processing has not started.
        var task: Task<Void, Never>?
        var isAnswered = false

        /// Whether the client waits for a prompt before it sends the body (RFC 9110, section 10.1.1).
        var isBodyHeldBack: Bool {
            !isWhole && bytes.readableBytes == 0 && head.headerFields[.expect]?.lowercased() == "100-continue"
        }

        /// Whether the client ends the connection with this request (RFC 9112, section 9.6).
        var isLast: Bool { head.headerFields[.connection]?.lowercased() == "close" }
    }

    /// The maximum number of parts that wait while a post is answered, the same as in Hummingbird.
    private static let maxWaiting = 10

    private let answer: @Sendable (Post) async -> WrittenAnswer
    private var context: ChannelHandlerContext?
    private var peer: PeerAddresses?
    private var turns = Routing()
    private var post: InFlight?
    /// The parts that came after the post that is being answered.
    private var waiting = CircularBuffer<HTTPRequestPart>()
    /// The events at which Hummingbird would end the connection; they are passed on when everything is answered.
    private var endings: [Any] = []
    private var isReadHeld = false
    private var isBodyFull = false

    init(_ answer: @escaping @Sendable (Post) async -> WrittenAnswer) {
        self.answer = answer
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if turns.isWaiting || !waiting.isEmpty { waiting.append(part) } else { take(part, context) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelReadComplete()
    }

    func read(context: ChannelHandlerContext) {
        if mayRead { context.read() } else { isReadHeld = true }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { turns.answeredElsewhere() }
        context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        let isEnding = event is ChannelShouldQuiesceEvent || event as? ChannelEvent == .inputClosed
        if isEnding, turns.isAnswerDue || !waiting.isEmpty {
            endings.append(event)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    /// Hummingbird closes the input of its connections when the server stops for good.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        if mode == .input { post?.task?.cancel() }
        context.close(mode: mode, promise: promise)
    }

    func channelInactive(context: ChannelHandlerContext) {
        post?.rest?.finish(Post.Body.BrokenOff())
        waiting.removeAll()
        endings.removeAll()
        context.fireChannelInactive()
    }

    private func take(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        switch turns.take(part) {
        case .pass: context.fireChannelRead(wrapInboundOut(part))
        case .begin(let path, let head): post = InFlight(path: path, head: head)
        case .take: takeBody(part, context)
        case .drop: break
        }
    }

    private func takeBody(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        switch part {
        case .head: break
        case .body(let bytes):
            if let rest = post?.rest {
                if case .stopProducing = rest.yield(bytes) { isBodyFull = true }
            } else if post?.bytes.readableBytes == 0 {
                post?.bytes = bytes
            } else {
                post?.bytes.writeImmutableBuffer(bytes)
            }
        case .end:
            post?.rest?.finish()
            post?.isWhole = true
            begin(context)
        }
    }

    /// Starts processing the post, when everything that came with its head is read.
    private func begin(_ context: ChannelHandlerContext) {
        guard let begun = post, begun.task == nil else { return }
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        let body: Post.Body
        if begun.isWhole {
            body = .whole(begun.bytes)
        } else {
            let demand = Post.Body.Demand(eventLoop: context.eventLoop) { bound.value.reader(waits: $0) }
            let (arriving, rest) = Post.Body.arriving(demand)
            if begun.bytes.readableBytes > 0 { _ = rest.yield(begun.bytes) }
            post?.rest = rest
            body = arriving
        }
        let peer = peer ?? PeerAddresses(context.channel)
        self.peer = peer
        let whole = Post(path: begun.path, head: begun.head, body: body, peer: peer)
        post?.task = Task { [answer] in
            let answer = await answer(whole)
            bound.eventLoop.execute { bound.value.send(answer) }
        }
    }

    private var mayRead: Bool { waiting.count < Self.maxWaiting && !isBodyFull }

    private func readOn(_ context: ChannelHandlerContext) {
        guard isReadHeld, mayRead else { return }
        isReadHeld = false
        context.read()
    }

    /// Called when the reader of the body waits for more of it, or will read no more.
    private func reader(waits: Bool) {
        guard let context else { return }
        isBodyFull = false
        if waits, let post, !post.isAnswered, post.isBodyHeldBack {
            context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
        }
        readOn(context)
    }

    /// Sends the answer of the current post. All answers that are ready by then are sent in one turn of the event loop,
    /// which is woken once for them.
    private func send(_ answer: WrittenAnswer) {
        guard let context, post != nil else { return }
        post?.isAnswered = true
        post?.rest?.finish()
        isBodyFull = false
        let left = context.eventLoop.makePromise(of: Void.self)
        // A client that does not read answers is not read from either.
        left.futureResult.assumeIsolated().whenComplete { _ in self.goOn(context) }
        let head = HTTPResponse(status: answer.status, headerFields: answer.headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(answer.body)), promise: left)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    /// Continues with the parts that came after a post whose answer has been sent.
    private func goOn(_ context: ChannelHandlerContext) {
        guard let last = post else { return }
        post = nil
        turns.answered(isLast: last.isLast)
        if last.isLast { context.close(mode: .output, promise: nil) }
        var hasTaken = false
        while !turns.isWaiting, let part = waiting.popFirst() {
            take(part, context)
            hasTaken = true
        }
        begin(context)
        if hasTaken { context.fireChannelReadComplete() }
        if !turns.isAnswerDue, waiting.isEmpty {
            for ending in endings { context.fireUserInboundEventTriggered(ending) }
            endings.removeAll()
        }
        readOn(context)
    }
}

extension PostHandler {
    /// Decides which parts of the requests on one connection go to `PostHandler`: those of posts. All others go to
    /// Hummingbird. A value: a part goes in, and an action comes out.
    ///
    /// Answers are sent in the order of their requests, since the two never work at the same time. Parts that follow a
    /// post wait until it is answered. A post that follows an unanswered request of Hummingbird's also goes to
    /// Hummingbird, which has a route for it.
    struct Routing: Equatable, Sendable {
        enum Action: Equatable, Sendable {
            /// The part does not belong to a post.
            case pass
            case begin(Post.Path, HTTPRequest)
            /// The part belongs to the current post.
            case take
            /// The part belongs to a post that is already answered.
            case drop
        }

        private enum State: Equatable, Sendable {
            /// Between two requests.
            case open
            /// A request for Hummingbird is being read.
            case passing
            /// A post is being read and is not answered yet.
            case reading
            /// A post was read completely and is not answered yet.
            case answering
            /// A post was answered before all of it was read.
            case dropping
            /// Nothing more is read.
            case ended
        }

        private var state = State.open
        /// The number of requests that Hummingbird has not answered yet.
        private var elsewhere = 0

        /// Whether the next part must wait.
        var isWaiting: Bool { state == .answering }
        /// Whether a post is waiting for its answer.
        var isAnswerDue: Bool { state == .answering || state == .reading }

        mutating func take(_ part: HTTPRequestPart) -> Action {
            switch (state, part) {
            case (.open, .head(let head)):
                guard elsewhere == 0, let path = Post.Path(head) else {
                    (state, elsewhere) = (.passing, elsewhere + 1)
                    return .pass
                }
                state = .reading
                return .begin(path, head)
            case (.passing, .end):
                state = .open
                return .pass
            case (.open, _), (.passing, _): return .pass
            case (.reading, .end):
                state = .answering
                return .take
            case (.reading, _), (.answering, _): return .take
            case (.dropping, .end):
                state = .open
                return .drop
            case (.dropping, _), (.ended, _): return .drop
            }
        }

        /// Records that the post was answered.
        /// - Parameter isLast: whether the connection ends with it.
        mutating func answered(isLast: Bool) {
            switch state {
            case _ where isLast: state = .ended
            case .reading: state = .dropping
            case .answering: state = .open
            default: break
            }
        }

        /// Records that Hummingbird has answered a request.
        mutating func answeredElsewhere() {
            elsewhere = max(0, elsewhere - 1)
        }
    }
}
