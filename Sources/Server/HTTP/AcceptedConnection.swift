import HummingbirdCore
import NIOCore
import Synchronization

/// A connection that NIO has accepted. It closes if the server ends before it is handled: NIO traps when a
/// `NIOAsyncChannel` is deinitialised unused.
final class AcceptedConnection: ServerChildChannelValue {
    private let connection: HTTP1Channel.Value
    private let isTaken = Atomic(false)

    init(_ connection: HTTP1Channel.Value) { self.connection = connection }

    var channel: any Channel { connection.channel }

    /// Returns the connection. The caller must read and write it to its end.
    func take() -> HTTP1Channel.Value {
        isTaken.store(true, ordering: .relaxed)
        return connection
    }

    deinit {
        guard !isTaken.load(ordering: .relaxed) else { return }
        let connection = connection
        Task { try? await connection.executeThenClose { _, _ in } }
    }
}
