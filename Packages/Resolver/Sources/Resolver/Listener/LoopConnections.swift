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
