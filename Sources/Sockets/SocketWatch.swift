public import Dispatch

/// Tells when a connected socket can be read, and when it can be written while somebody waits for that.
public final class SocketWatch {
    private let reading: any DispatchSourceRead
    private let writing: any DispatchSourceWrite
    private let cancelled = DispatchGroup()
    private let queue: DispatchQueue

    /// Whether `writable` is called.
    public var isWaitingToWrite = false {
        didSet {
            guard isWaitingToWrite != oldValue else { return }
            if isWaitingToWrite { writing.resume() } else { writing.suspend() }
        }
    }

    public init(
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
    public func cancel(then: @escaping @Sendable () -> Void) {
        cancelled.notify(queue: queue, execute: then)
        reading.cancel()
        writing.cancel()
        // A source may not be freed, nor does it tell of its end, while suspended.
        if !isWaitingToWrite { writing.resume() }
    }
}
