import NIOCore
import NIOEmbedded
import NIOSSL
import Testing

@testable import Server

@Suite("Connections that are TLS where their client begins so")
struct OptionalTLSChannelTests {
    private let folder = OwnFolder()
    private let secured = SecuredConnections()

    private func channel(_ own: OwnCertificate, isPlainAllowed: Bool) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(handler: FirstByteHandler(own, secured, isPlainAllowed: isPlainAllowed))
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/nowhere")).wait()
        return channel
    }

    /// The record that begins a handshake, of which only the first byte is there.
    private let handshake = ByteBuffer(bytes: [22])

    @Test("A handshake is put before all else, and counts as secured until it ends")
    func handshakes() throws {
        let own = folder.own()
        _ = try own.existingOrNew()
        let channel = try channel(own, isPlainAllowed: true)
        try channel.writeInbound(handshake)
        #expect(throws: Never.self) { try channel.pipeline.syncOperations.handler(type: NIOSSLServerHandler.self) }
        #expect(secured.contain(ObjectIdentifier(channel)))
        channel.pipeline.fireChannelInactive()
        #expect(!secured.contain(ObjectIdentifier(channel)))
    }

    @Test("Without a certificate a handshake ends the connection")
    func none() throws {
        let channel = try channel(folder.own(), isPlainAllowed: true)
        try channel.writeInbound(handshake)
        #expect(!channel.isActive && !secured.contain(ObjectIdentifier(channel)))
    }

    @Test("A request in the clear goes on where that is allowed, and ends the connection elsewhere")
    func plain() throws {
        let allowed = try channel(folder.own(), isPlainAllowed: true)
        try allowed.writeInbound(ByteBuffer())
        try allowed.writeInbound(ByteBuffer(string: "GET /"))
        #expect(try allowed.readInbound(as: ByteBuffer.self).map(String.init(buffer:)) == "GET /")
        try allowed.writeInbound(handshake)
        #expect(try allowed.readInbound(as: ByteBuffer.self) == handshake)
        let forbidden = try channel(folder.own(), isPlainAllowed: false)
        try forbidden.writeInbound(ByteBuffer(string: "GET /"))
        #expect(try !forbidden.isActive && forbidden.readInbound(as: ByteBuffer.self) == nil)
    }
}
