import NIOCore

/// The connections of one thread, which are checked together once a second: a timer for each would cost memory, and
/// time for each message.
final class LoopConnections {
    private var handlers: [ObjectIdentifier: ConnectionHandler] = [:]

    func add(_ handler: ConnectionHandler) {
        handlers[ObjectIdentifier(handler)] = handler
    }

    func remove(_ handler: ConnectionHandler) {
        handlers[ObjectIdentifier(handler)] = nil
    }

    func look(at now: NIODeadline) {
        for handler in Array(handlers.values) { handler.look(at: now) }
    }

    /// Closes each connection once all its complete messages are answered.
    /// - Parameter time: only those that have been quiet for this time; nil for all.
    func end(quietFor time: TimeAmount?, at now: NIODeadline) {
        for handler in Array(handlers.values) where time.map({ handler.isQuiet(for: $0, at: now) }) ?? true {
            handler.end()
        }
    }
}

/// The connections of all threads.
struct AllConnections: Sendable {
    private let ofLoops: [(loop: any EventLoop, connections: NIOLoopBoundBox<LoopConnections>)]

    init(_ group: any EventLoopGroup) {
        ofLoops = group.makeIterator().map { loop in
            (loop, NIOLoopBoundBox.makeBoxSendingValue(LoopConnections(), eventLoop: loop))
        }
    }

    /// Returns the connections of a thread; to be called on it.
    func on(_ loop: any EventLoop) -> LoopConnections? {
        ofLoops.first { $0.loop === loop }?.connections.value
    }

    /// - Returns: the tasks to cancel to stop the checks.
    func lookEachSecond() -> [RepeatedTask] {
        ofLoops.map { loop, connections in
            loop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { _ in
                connections.value.look(at: loop.now)
            }
        }
    }

    func end(quietFor time: TimeAmount?) {
        for (loop, connections) in ofLoops {
            loop.execute { connections.value.end(quietFor: time, at: loop.now) }
        }
    }

    /// Returns once each thread has responded.
    func answer() async throws {
        for (loop, _) in ofLoops { try await loop.submit {}.get() }
    }
}
