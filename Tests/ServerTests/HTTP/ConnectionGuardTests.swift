import Foundation
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("What one connection may do")
struct ConnectionGuardTests {
    /// An embedded channel closes both halves.
    private final class HalfOpen: ChannelOutboundHandler {
        typealias OutboundIn = HTTPResponsePart

        func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
            if mode != .output { context.close(mode: mode, promise: promise) }
        }
    }

    private let channel: EmbeddedChannel
    private let metrics = MetricsRegistry()
    private let head = HTTPRequestPart.head(
        HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/post"))

    init() throws {
        channel = EmbeddedChannel(handlers: [HalfOpen(), ConnectionGuard(metrics: metrics)])
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/nowhere")).wait()
    }

    private func pass(_ seconds: Int64) {
        channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
    }

    private func receiveBytes() {
        channel.pipeline.fireChannelReadComplete()
    }

    /// The status and the code of what was answered; nil where nothing was.
    private func refusal() throws -> (status: Int, code: FailureCode)? {
        guard case .head(let head) = try channel.readOutbound(as: HTTPResponsePart.self),
            case .body(let body) = try channel.readOutbound(as: HTTPResponsePart.self)
        else { return nil }
        let failure = try WireJSON.decoder().decode(Failure.self, from: Data(body.readableBytesView))
        #expect(head.headerFields[.connection] == "close")
        return (head.status.code, failure.code)
    }

    @Test("Who connects and sends nothing is let go without a word after ten seconds")
    func silent() throws {
        pass(9)
        #expect(channel.isActive)
        pass(1)
        #expect(try !channel.isActive && refusal() == nil)
    }

    @Test("Headers that do not end in ten seconds are answered, and the connection ends")
    func slowHead() throws {
        receiveBytes()
        pass(10)
        #expect(try refusal()?.status == 408)
        #expect(channel.isActive)
        pass(1)
        #expect(!channel.isActive)
    }

    @Test("A body that does not end in a minute is answered, and the connection ends")
    func slowBody() throws {
        try channel.writeInbound(head)
        pass(59)
        try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "{")))
        pass(1)
        #expect(try refusal()?.code == .tooSlow)
        channel.pipeline.fireErrorCaught(HTTPParserError.invalidEOFState)
        pass(1)
        #expect(!channel.isActive)
        let refusals = metrics.text.split(separator: "\n").filter { $0.hasPrefix("rollcall_refusals_total") }
        #expect(refusals == ["rollcall_refusals_total{kind=\"body\"} 1.0"])
    }

    @Test("Between two requests a connection may rest, and the next one's time runs from its first byte")
    func keepAlive() throws {
        try channel.writeInbound(head)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        pass(50)
        #expect(channel.isActive)
        receiveBytes()
        pass(9)
        #expect(channel.isActive)
        pass(1)
        #expect(try refusal()?.status == 408)
    }

    private func answer() throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        while try channel.readOutbound(as: HTTPResponsePart.self) != nil {}
    }

    @Test("A connection that rests for a minute after its answers is let go without a word, and none before them")
    func idle() throws {
        for _ in 0..<2 {
            try channel.writeInbound(head)
            try channel.writeInbound(HTTPRequestPart.end(nil))
        }
        pass(1000)
        try answer()
        pass(1000)
        #expect(channel.isActive)
        try answer()
        pass(59)
        #expect(channel.isActive)
        pass(1)
        #expect(try !channel.isActive && refusal() == nil)
    }

    @Test("An answer that says only that the body may come is no end of the request")
    func informational() throws {
        try channel.writeInbound(head)
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .continue)))
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) != nil)
        pass(60)
        #expect(try refusal()?.code == .tooSlow)
    }

    @Test("Whoever does not close a connection that the server has finished is let go after a minute")
    func leaving() throws {
        try channel.writeInbound(head)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        try answer()
        channel.close(mode: .output, promise: nil)
        for _ in 0..<3 {
            pass(19)
            try channel.writeInbound(head)
        }
        #expect(channel.isActive)
        pass(3)
        #expect(!channel.isActive)
    }

    @Test("After an answer the next request that is no HTTP is answered, too")
    func secondRequest() throws {
        try channel.writeInbound(head)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        try answer()
        channel.pipeline.fireErrorCaught(HTTPParserError.headerOverflow)
        #expect(try refusal()?.status == 431)
    }

    @Test("Where an answer has begun there is no second one")
    func answering() throws {
        try channel.writeInbound(head)
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        #expect(try channel.readOutbound(as: HTTPResponsePart.self) != nil)
        receiveBytes()
        pass(60)
        #expect(try !channel.isActive && refusal() == nil)
    }

    @Test(
        "Headers that are too large and what is no HTTP are told apart",
        arguments: [
            (HTTPParserError.headerOverflow, 431, FailureCode.headersTooLarge),
            (.invalidMethod, 400, .badArguments),
        ])
    func parser(error: HTTPParserError, status: Int, code: FailureCode) throws {
        channel.pipeline.fireErrorCaught(error)
        let refusal = try #require(try refusal())
        #expect(refusal.status == status && refusal.code == code)
        try channel.writeInbound(head)
        #expect(try channel.readInbound(as: HTTPRequestPart.self) == nil)
    }
}
