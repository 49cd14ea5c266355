import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// A connection that NIO has accepted. If the server ends before the connection's turn has come, nobody reads or
/// writes it any more, and it closes: NIO ends the process when a `NIOAsyncChannel` is dropped unused.
final class AcceptedConnection: ServerChildChannelValue {
    private let connection: HTTP1Channel.Value
    private let isTaken = Atomic(false)

    init(_ connection: HTTP1Channel.Value) { self.connection = connection }

    var channel: any Channel { connection.channel }

    /// The connection, for the one who reads and writes it to its end.
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

/// HTTP/1.1 over connections that may be dropped unused.
struct AcceptedChannel: ServerChildChannel {
    let base: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<AcceptedConnection> {
        base.setup(channel: channel, logger: logger).map(AcceptedConnection.init)
    }

    func handle(value: AcceptedConnection, logger: Logger) async {
        await base.handle(value: value.take(), logger: logger)
    }
}
