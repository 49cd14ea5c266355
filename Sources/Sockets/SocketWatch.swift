internal import Descriptors
public import Dispatch

/// Reports when a connected socket can be read, and, if requested, when it can be written.
///
/// It watches a duplicate of the descriptor: a library may close its socket at any time, but a descriptor must not be
/// closed while a source uses it. Its number could be reused for another socket, whose source would then never report
/// anything.
public final class SocketWatch {
    private let reading: any DispatchSourceRead
    private let writing: any DispatchSourceWrite
    private let cancelled = DispatchGroup()
    private let queue: DispatchQueue
    private let watched: Watched

    /// Whether `writable` is called.
    public var isWaitingToWrite = false {
        didSet {
            guard isWaitingToWrite != oldValue else { return }
            if isWaitingToWrite { writing.resume() } else { writing.suspend() }
        }
    }

    /// - Parameter socket: its owner may close it at any time.
    /// - Throws: `Errno` if the process has no descriptor left.
    public init(
        _ socket: Int32, queue: DispatchQueue, readable: @escaping @Sendable () -> Void,
        writable: @escaping @Sendable () -> Void
    ) throws {
        self.queue = queue
        watched = Watched(try .duplicate(of: socket))
        reading = DispatchSource.makeReadSource(fileDescriptor: watched.socket.number, queue: queue)
        writing = DispatchSource.makeWriteSource(fileDescriptor: watched.socket.number, queue: queue)
        let cancelled = cancelled
        for _ in 0..<2 { cancelled.enter() }
        reading.setEventHandler(handler: readable)
        writing.setEventHandler(handler: writable)
        reading.setCancelHandler { cancelled.leave() }
        writing.setCancelHandler { cancelled.leave() }
        reading.resume()
    }

    /// Stops watching permanently. `then` runs on the queue once the socket is no longer watched.
    public func cancel(then: @escaping @Sendable () -> Void) {
        cancelled.notify(queue: queue) { [watched] in
            then()
            extendLifetime(watched)
        }
        reading.cancel()
        writing.cancel()
        // A source must not be released while suspended, and does not report its cancellation then.
        if !isWaitingToWrite { writing.resume() }
    }
}

extension SocketWatch {
    /// The duplicate, which is closed when the sources are released.
    private final class Watched: Sendable {
        let socket: OwnedDescriptor

        init(_ socket: consuming OwnedDescriptor) {
            self.socket = socket
        }
    }
}
