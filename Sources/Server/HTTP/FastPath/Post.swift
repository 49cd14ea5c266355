import HTTPTypes
import NIOCore
import ServiceLifecycle
import Synchronization

/// A request that `PostHandler` accepts.
struct Post: Sendable {
    let path: Path
    let head: HTTPRequest
    let body: Body
    let peer: PeerAddresses
}

extension Post {
    /// The path of the protocol through which a request came.
    enum Path: Equatable, Sendable {
        case envelope
        /// With the type from the path.
        case bare(String)

        private static let beginning = "/post/"

        /// Nil for all but `POST /post` and `POST /post/{type}` as programs write them: other spellings of a path are
        /// left to Hummingbird's router.
        init?(_ request: HTTPRequest) {
            guard request.method == .post, let path = request.path, path.utf8.starts(with: "/post".utf8) else {
                return nil
            }
            if path.utf8.count == "/post".utf8.count {
                self = .envelope
                return
            }
            let type = path.utf8.dropFirst(Self.beginning.utf8.count)
            guard path.utf8.starts(with: Self.beginning.utf8), !type.isEmpty, type.allSatisfy(Self.isPlain) else {
                return nil
            }
            self = .bare(String(Substring(type)))
        }

        /// Whether a type's name may contain this character.
        private static func isPlain(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: ".")
                || byte == UInt8(ascii: "_")
        }

        /// The path under which requests are counted, without the type.
        var pattern: String {
            switch self {
            case .envelope: "/post"
            case .bare: "/post/{type}"
            }
        }
    }
}

extension Post {
    /// The body of a post: the bytes, if all of them came with the head, or a sequence that passes them on as they
    /// arrive.
    enum Body: AsyncSequence, Sendable {
        typealias Arriving = NIOThrowingAsyncSequenceProducer<
            ByteBuffer, any Error, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Demand
        >

        case whole(ByteBuffer)
        case arriving(Arriving)

        /// No more of the body will come, although it has not ended.
        struct BrokenOff: Error {}

        /// Reports on the connection's event loop whether the reader of a body waits for more, or has finished reading.
        struct Demand: NIOAsyncSequenceProducerDelegate {
            let eventLoop: any EventLoop
            let say: @Sendable (_ waits: Bool) -> Void

            func produceMore() { onLoop(true) }
            func didTerminate() { onLoop(false) }

            private func onLoop(_ waits: Bool) {
                if eventLoop.inEventLoop { say(waits) } else { eventLoop.execute { say(waits) } }
            }
        }

        /// The parts that may wait for the reader; a part is at most as long as one read.
        private static let waiting = NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark(
            lowWatermark: 2, highWatermark: 4)

        /// Creates a body that arrives in parts, and the source that feeds it.
        static func arriving(_ demand: Demand) -> (Body, Arriving.Source) {
            let made = Arriving.makeSequence(
                elementType: ByteBuffer.self, backPressureStrategy: waiting, finishOnDeinit: true, delegate: demand)
            return (.arriving(made.sequence), made.source)
        }

        struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var whole: ByteBuffer?
            fileprivate let arriving: Arriving.AsyncIterator?

            mutating func next() async throws -> ByteBuffer? {
                if let arriving { return try await arriving.next() }
                return whole.take()
            }
        }

        func makeAsyncIterator() -> AsyncIterator {
            switch self {
            case .whole(let bytes): AsyncIterator(whole: bytes, arriving: nil)
            case .arriving(let parts): AsyncIterator(whole: nil, arriving: parts.makeAsyncIterator())
            }
        }
    }
}

/// Answers the posts that channel handlers accept, with the checks, counts and headers of the routes' middlewares, in
/// the same order.
///
/// It is a service that stops after the server, so that the services it depends on keep running until each post has
/// ended, even if the client is gone.
final class PostResponder: Service {
    private struct InFlight {
        var count = 0
        /// The task that waits until there are none.
        var end: CheckedContinuation<Void, Never>?
    }

    private let services: Services
    private let entrance: Entrance
    private let route: PostRoute
    private let failures: Middleware.Failures
    private let measurement: Middleware.Measurement
    private let inFlight = Mutex(InFlight())

    init(_ services: Services, _ entrance: Entrance) {
        (self.services, self.entrance) = (services, entrance)
        route = PostRoute(services: services)
        failures = Middleware.Failures(limiter: services.limiter, logger: services.logger)
        measurement = Middleware.Measurement(registry: services.metrics)
    }

    @Sendable func answer(_ post: Post) async -> WrittenAnswer {
        inFlight.withLock { $0.count += 1 }
        defer { ended() }
        var answer = await answerWithoutDate(post)
        answer.headers.append(HTTPField(name: .date, value: HTTPDate.now))
        return answer
    }

    private func answerWithoutDate(_ post: Post) async -> WrittenAnswer {
        if let refusal = entrance.refusal(of: post.head, from: post.peer) { return refusal }
        let origin = RequestOrigin(post.head, post.peer, services.transport)
        var answer: WrittenAnswer
        do {
            try services.watch.check()
            answer = try await route.answer(post.path, post.head, post.body, origin)
        } catch {
            answer = WrittenAnswer(failure: await failures.failure(error, answering: post.head.headerFields))
        }
        if origin.isSecure { Middleware.SecurityHeaders.addStrictTransport(to: &answer.headers) }
        measurement.count(answer.status, at: post.path.pattern)
        return answer
    }

    private func ended() {
        let end = inFlight.withLock { inFlight in
            inFlight.count -= 1
            return inFlight.count == 0 ? inFlight.end.take() : nil
        }
        end?.resume()
    }

    func run() async throws {
        try? await gracefulShutdown()
        await withTaskCancellationHandler {
            await withCheckedContinuation { end in
                let isDone = inFlight.withLock { inFlight in
                    guard inFlight.count > 0, !Task.isCancelled else { return true }
                    inFlight.end = end
                    return false
                }
                if isDone { end.resume() }
            }
        } onCancel: {
            inFlight.withLock { $0.end.take() }?.resume()
        }
    }
}
