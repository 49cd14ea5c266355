import HummingbirdCore
import Logging
import NIOCore

/// HTTP/1.1 over connections that may be closed without being used.
struct AcceptedChannel: ServerChildChannel {
    let base: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<AcceptedConnection> {
        base.setup(channel: channel, logger: logger).map(AcceptedConnection.init)
    }

    func handle(value: AcceptedConnection, logger: Logger) async {
        await base.handle(value: value.take(), logger: logger)
    }
}
