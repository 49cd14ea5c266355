import Daemon
import HummingbirdCore
import Logging
import NIOCore
import NIOSSL

/// A connection that is TLS where its client begins so: a server that was given no certificate is asked in the clear on
/// its own machine, and over TLS by those who found it as a station and know its own certificate.
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

/// Looks at a connection's first byte, and puts TLS before all else where it begins a handshake.
final class FirstByteHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// RFC 8446, 5.1: the type of a record of the handshake. No HTTP request begins so.
    private static let handshake: UInt8 = 22

    private let own: OwnCertificate
    private let secured: SecuredConnections
    private let isPlainAllowed: Bool
    private var isSecured = false

    init(_ own: OwnCertificate, _ secured: SecuredConnections, isPlainAllowed: Bool) {
        self.own = own
        self.secured = secured
        self.isPlainAllowed = isPlainAllowed
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        if isSecured { return context.fireChannelRead(data) }
        guard let first = bytes.getInteger(at: bytes.readerIndex, as: UInt8.self) else { return }
        guard first == Self.handshake else {
            guard isPlainAllowed else { return context.close(promise: nil) }
            context.fireChannelRead(data)
            return context.pipeline.syncOperations.removeHandler(self, promise: nil)
        }
        guard let certificates = own.existing(), let tls = try? NIOSSLContext(configuration: certificates.configuration)
        else { return context.close(promise: nil) }
        isSecured = true
        secured.enter(ObjectIdentifier(context.channel))
        do {
            try context.pipeline.syncOperations.addHandler(
                NIOSSLServerHandler(context: tls), position: .after(self))
            context.fireChannelRead(data)
        } catch {
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        if isSecured { secured.leave(ObjectIdentifier(context.channel)) }
        context.fireChannelInactive()
    }
}
