import NIOCore
import NIOPosix
import Synchronization

/// One connection for one purpose. It is abandoned after its time limit, or with the task that waits for it, even if a
/// name is still being resolved.
final class Attempt<Value: Sendable>: Sendable {
    private struct State {
        var channel: (any Channel)?
        var isOver = false
    }

    private let promise: EventLoopPromise<Value>
    private let state = Mutex(State())

    private init(_ promise: EventLoopPromise<Value>) {
        self.promise = promise
    }

    /// - Parameters:
    ///   - limit: the time limit, from now on.
    ///   - connecting: connects with the bootstrap.
    ///   - prepare: adds the handlers, which end the attempt, to the pipeline. They are added once the connection is
    ///     open: for a name with several addresses some connections are closed again.
    static func run(
        within limit: TimeAmount, connecting: (ClientBootstrap) -> EventLoopFuture<any Channel>,
        prepare: @escaping @Sendable (Attempt, any Channel) throws -> Void
    ) async throws -> Value {
        let loop = MultiThreadedEventLoopGroup.singleton.any()
        let attempt = Attempt(loop.makePromise())
        let end = loop.scheduleTask(in: limit) { attempt.end(.failure(AttemptError.tooSlow)) }
        defer { end.cancel() }
        connecting(ClientBootstrap(group: loop).connectTimeout(limit))
            .flatMapThrowing { channel in
                attempt.adopt(channel)
                try prepare(attempt, channel)
            }
            .whenFailure { attempt.end(.failure($0)) }
        return try await withTaskCancellationHandler {
            try await attempt.promise.futureResult.get()
        } onCancel: {
            attempt.end(.failure(CancellationError()))
        }
    }

    /// Ends the attempt and its connection; results after the first are ignored.
    func end(_ result: Result<Value, any Error>) {
        let (isFirst, channel) = state.withLock { state in
            defer { state.isOver = true }
            return (!state.isOver, state.channel)
        }
        guard isFirst else { return }
        promise.completeWith(result)
        channel?.close(promise: nil)
    }

    /// A connection that is opened too late is closed.
    private func adopt(_ channel: any Channel) {
        let isOver = state.withLock { state in
            state.channel = channel
            return state.isOver
        }
        if isOver { channel.close(promise: nil) }
    }
}

enum AttemptError: Error {
    case tooSlow
    /// The other side closed the connection before it had sent what was expected.
    case closed
}
