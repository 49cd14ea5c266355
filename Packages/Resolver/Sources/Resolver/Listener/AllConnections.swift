import NIOCore

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
