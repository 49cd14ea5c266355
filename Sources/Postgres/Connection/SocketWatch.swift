import Dispatch

/// Tells when a connected socket can be read, and when it can be written while somebody waits for that.
final class SocketWatch {
    private let reading: any DispatchSourceRead
    private let writing: any DispatchSourceWrite
    private let cancelled = DispatchGroup()
    private let queue: DispatchQueue

    var isWaitingToWrite = false {
        didSet {
            guard isWaitingToWrite != oldValue else { return }
            if isWaitingToWrite { writing.resume() } else { writing.suspend() }
        }
    }

    init(
        _ socket: Int32, queue: DispatchQueue, readable: @escaping @Sendable () -> Void,
        writable: @escaping @Sendable () -> Void
    ) {
        self.queue = queue
        reading = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        writing = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: queue)
        let cancelled = cancelled
        for _ in 0..<2 { cancelled.enter() }
        reading.setEventHandler(handler: readable)
        writing.setEventHandler(handler: writable)
        reading.setCancelHandler { cancelled.leave() }
        writing.setCancelHandler { cancelled.leave() }
        reading.resume()
    }

    /// Stops watching for good. `then` runs on the queue once the socket is no longer looked at.
    func cancel(then: @escaping @Sendable () -> Void) {
        cancelled.notify(queue: queue, execute: then)
        reading.cancel()
        writing.cancel()
        // A source may not be freed, nor does it tell of its end, while suspended.
        if !isWaitingToWrite { writing.resume() }
    }
}

/// Waits once until a socket that is still connecting can be read or written, on the queue that uses it.
///
/// Unchecked: everything happens on that queue. A new one is needed each time, as libpq may change the socket.
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

    /// `then` runs once the socket is no longer looked at.
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
