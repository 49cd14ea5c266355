import HummingbirdCore
import Logging
import NIOCore
import NIOSSL

/// A connection that uses TLS if its client starts a handshake. A server without certificates accepts plain HTTP on its
/// own machine, and TLS from clients that found it as a station and know its own certificate.
struct OptionalTLSChannel: ServerChildChannel {
    private let base: AcceptedChannel
    private let own: OwnCertificate
    private let secured: SecuredConnections
    private let isPlainAllowed: Bool

    init(_ base: AcceptedChannel, _ own: OwnCertificate, _ secured: SecuredConnections, isPlainAllowed: Bool) {
        self.base = base
        self.own = own
        self.secured = secured
        self.isPlainAllowed = isPlainAllowed
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<AcceptedConnection> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
                FirstByteHandler(own, secured, isPlainAllowed: isPlainAllowed))
        }.flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: AcceptedConnection, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
