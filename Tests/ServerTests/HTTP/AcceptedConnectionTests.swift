import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import TestSupport
import Testing

@testable import Server

@Suite("Connections that are accepted", .mustEnd)
struct AcceptedConnectionTests {
    private func accept(on channel: NIOAsyncTestingChannel) async throws -> AcceptedConnection {
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1))
        let accepted = AcceptedChannel(base: HTTP1Channel { _, _, _ in })
        return try await channel.eventLoop.flatSubmit {
            accepted.setup(channel: channel, logger: RunningServer.quietLogger())
        }.get()
    }

    @Test("A connection that is dropped before its turn closes, and the process goes on")
    func dropped() async throws {
        let channel = NIOAsyncTestingChannel()
        _ = try await accept(on: channel)
        try await channel.closeFuture.get()
    }

    @Test("A connection that is taken stays open for whoever took it")
    func taken() async throws {
        let channel = NIOAsyncTestingChannel()
        let connection = try await accept(on: channel).take()
        try await connection.executeThenClose { _, _ in #expect(channel.isActive) }
    }
}
