import Daemon
import HummingbirdCore
import NIOCore
import NIOSSL

/// Checks a connection's first byte, and adds TLS in front of all other handlers if it starts a handshake.
final class FirstByteHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The record type of a handshake (RFC 8446, 5.1). No HTTP request starts with this byte.
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
