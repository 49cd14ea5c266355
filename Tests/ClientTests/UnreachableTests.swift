import Descriptors
import Foundation
import LoopbackServer
import NIOCore
import NIOPosix
import TestSupport
import Testing
import Wire

@testable import Client

@Suite("A server that cannot be reached")
struct UnreachableTests {
    private func error(from server: String) async throws -> ClientError? {
        let url = try #require(URL(string: server))
        return try await RollcallClient.withClient(server: url, timeout: .timeout) { client in
            await #expect(throws: ClientError.self) { try await client.send(Whoami()) }
        }
    }

    /// A listener on a free port that says one thing to whoever connects and hangs up.
    private func listener(saying text: String) async throws -> any Channel {
        try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Greeter(text: text))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    @Test("A refused connection says so, and what to do")
    func refused() async throws {
        // Bound and not listened on: a port that was given back is somebody else's at once.
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard let socket = OwnedDescriptor(Glibc.socket(AF_INET, type, 0)) else { throw POSIXError(.EMFILE) }
        let port = try Self.bind(socket.number)
        let error = try await error(from: "http://127.0.0.1:\(port)")
        #expect(error?.code == .unreachable)
        #expect(error?.message == "Cannot reach http://127.0.0.1:\(port): connection refused.")
        #expect(error?.hint.contains("--server") == true)
        extendLifetime(socket)
    }

    /// - Returns: the port on the loopback interface that the system chose for a socket.
    private static func bind(_ descriptor: Int32) throws -> UInt16 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(isBound)
        return UInt16(bigEndian: address.sin_port)
    }

    @Test("What does not speak HTTP is not reached")
    func notHTTP() async throws {
        let other = try await listener(saying: "SSH-2.0-OpenSSH_9.2p1\r\n")
        let port = try #require(other.localAddress?.port)
        let error = try await error(from: "http://127.0.0.1:\(port)")
        #expect(error?.code == .unreachable)
        try await other.close()
    }

    @Test("TLS with a server that does not speak it says so")
    func plainServer() async throws {
        try await LoopbackServer.run(answering: { _, _ in .text("{}") }) { server in
            let address = server.absoluteString.replacingOccurrences(of: "http:", with: "https:")
            let error = try await error(from: address)
            #expect(error?.code == .tls)
        }
    }

    @Test("An address that is none is told as that", arguments: ["gopher://127.0.0.1", "http:///", "nonsense"])
    func badAddress(_ address: String) async throws {
        #expect(try await error(from: address)?.code == .badAddress)
    }

    private final class Greeter: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        let text: String

        init(text: String) {
            self.text = text
        }

        func channelActive(context: ChannelHandlerContext) {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
            context.close(promise: nil)
        }
    }
}
