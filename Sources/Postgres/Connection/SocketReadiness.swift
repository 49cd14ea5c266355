import Dispatch

/// Waits once until a socket that is still connecting can be read or written, on the queue that uses it.
///
/// Unchecked: everything happens on that queue. A new instance is needed each time, as libpq may replace the socket.
final class SocketReadiness: @unchecked Sendable {
    enum Direction {
        case read, write
    }

    enum Outcome {
        case ready, timedOut, cancelled
    }

    private let source: any DispatchSourceProtocol
    private let queue: DispatchQueue
    private var outcome: Outcome?

    init(_ socket: Int32, _ direction: Direction, queue: DispatchQueue) {
        self.queue = queue
        source =
            switch direction {
            case .read: DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
            case .write: DispatchSource.makeWriteSource(fileDescriptor: socket, queue: queue)
            }
    }

    /// `then` runs once the socket is no longer watched.
    func wait(until deadline: DispatchTime, then: @escaping @Sendable (Outcome) -> Void) {
        source.setEventHandler { self.end(.ready) }
        source.setCancelHandler {
            then(self.outcome ?? .cancelled)
            self.source.setEventHandler(handler: nil)
        }
        source.resume()
        queue.asyncAfter(deadline: deadline) { [weak self] in self?.end(.timedOut) }
    }

    func cancel() {
        queue.async { self.end(.cancelled) }
    }

    private func end(_ outcome: Outcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        source.cancel()
    }
}
