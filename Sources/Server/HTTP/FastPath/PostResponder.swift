import HTTPTypes
import ServiceLifecycle
import Synchronization

/// A request that `PostHandler` accepts.
struct Post: Sendable {
    let path: PostPath
    let head: HTTPRequest
    let body: PostBody
    let peer: PeerAddresses
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
