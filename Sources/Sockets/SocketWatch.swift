internal import Descriptors
public import Dispatch

/// Tells when a connected socket can be read, and when it can be written while a caller waits for that.
///
/// It looks at a descriptor of its own: a library closes its socket without asking, and a descriptor may not be closed
/// while a source holds it. The number would be a stranger's, and the stranger's source would never tell of anything.
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
    /// - Throws: `Errno` where the process has no descriptor left.
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

    /// Stops watching for good. `then` runs on the queue once the socket is no longer looked at.
    public func cancel(then: @escaping @Sendable () -> Void) {
        cancelled.notify(queue: queue) { [watched] in
            then()
            extendLifetime(watched)
        }
        reading.cancel()
        writing.cancel()
        // A source may not be freed, nor does it tell of its end, while suspended.
        if !isWaitingToWrite { writing.resume() }
    }
}

extension SocketWatch {
    /// Goes when the sources are gone.
    private final class Watched: Sendable {
        let socket: OwnedDescriptor

        init(_ socket: consuming OwnedDescriptor) {
            self.socket = socket
        }
    }
}
