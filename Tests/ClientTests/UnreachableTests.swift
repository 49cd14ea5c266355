import Foundation
import LoopbackServer
import NIOCore
import NIOPosix
import Testing
import Wire

@testable import Client

@Suite("A server that cannot be reached")
struct UnreachableTests {
    private func error(from server: String) async throws -> ClientError? {
        let url = try #require(URL(string: server))
        return try await RollcallClient.withClient(server: url, timeout: .seconds(20)) { client in
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
        let free = try await listener(saying: "")
        let port = try #require(free.localAddress?.port)
        try await free.close()
        let error = try await error(from: "http://127.0.0.1:\(port)")
        #expect(error?.code == .unreachable)
        #expect(error?.message == "Cannot reach http://127.0.0.1:\(port): connection refused.")
        #expect(error?.hint.contains("--server") == true)
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
