import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Synchronization
import Testing
import Wire

@testable import Server

@Suite("Posts beside other requests on a connection")
struct PostHandlerTests {
    /// What the other handlers of a connection see.
    private final class Neighbour: ChannelDuplexHandler, Sendable {
        typealias InboundIn = HTTPRequestPart
        typealias OutboundIn = HTTPResponsePart

        private let state = Mutex((events: 0, reads: 0))
        /// Whether what is written stays where it is.
        let isHolding = Mutex(false)

        /// Events that Hummingbird would end the connection at.
        var events: Int { state.withLock(\.events) }
        var reads: Int { state.withLock(\.reads) }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            state.withLock { $0.events += 1 }
            context.fireUserInboundEventTriggered(event)
        }

        func read(context: ChannelHandlerContext) {
            state.withLock { $0.reads += 1 }
            context.read()
        }

        func flush(context: ChannelHandlerContext) {
            if !isHolding.withLock({ $0 }) { context.flush() }
        }
    }

    /// Answers each post with its body once that is let go.
    private final class Responder: Sendable {
        private let gate = AsyncStream.makeStream(of: Void.self)
        let isBrokenOff = Mutex(false)
        let begun = Mutex(0)

        func release() { gate.continuation.yield() }

        @Sendable func answer(_ post: Post) async -> WrittenAnswer {
            begun.withLock { $0 += 1 }
            for await _ in gate.stream { break }
            var body = ByteBuffer()
            do {
                for try await part in post.body { body.writeImmutableBuffer(part) }
            } catch {
                isBrokenOff.withLock { $0 = error is Post.Body.BrokenOff }
            }
            return WrittenAnswer(json: body)
        }
    }

    private let responder = Responder()
    private let before = Neighbour()
    private let after = Neighbour()
    private let channel: NIOAsyncTestingChannel

    init() async throws {
        let (responder, before, after) = (responder, before, after)
        channel = try await NIOAsyncTestingChannel { channel in
            try channel.pipeline.syncOperations.addHandlers([before, PostHandler(responder.answer), after])
        }
        try await channel.connect(to: SocketAddress(unixDomainSocketPath: "/nowhere"))
    }

    private func receive(_ parts: [HTTPRequestPart]) async throws {
        try await channel.testingEventLoop.executeInContext {
            for part in parts { channel.pipeline.fireChannelRead(part) }
            channel.pipeline.fireChannelReadComplete()
        }
    }

    private func post(_ body: String, _ fields: HTTPFields = [:]) -> [HTTPRequestPart] {
        [Self.head("/post", fields), .body(ByteBuffer(string: body)), .end(nil)]
    }

    private static func head(_ path: String, _ fields: HTTPFields = [:]) -> HTTPRequestPart {
        .head(HTTPRequest(method: .post, scheme: "http", authority: "a", path: path, headerFields: fields))
    }

    /// The body of the next answer.
    private func answer() async throws -> String {
        guard case .head = try await channel.waitForOutboundWrite(as: HTTPResponsePart.self),
            case .body(let body) = try await channel.waitForOutboundWrite(as: HTTPResponsePart.self),
            case .end = try await channel.waitForOutboundWrite(as: HTTPResponsePart.self)
        else { return "no answer" }
        return String(buffer: body)
    }

    /// The paths of the requests that went on, of those that came since.
    private func passed() async throws -> [String] {
        var paths: [String] = []
        while let part = try await channel.readInbound(as: HTTPRequestPart.self) {
            if case .head(let head) = part { paths.append(head.path ?? "") }
        }
        return paths
    }

    @Test("What follows a post waits for its answer, and a post behind another request goes the other's way")
    func order() async throws {
        try await receive(post("1") + post("2") + [Self.head("/forms/a"), .end(nil)] + post("3"))
        #expect(try await passed() == [])
        responder.release()
        #expect(try await answer() == "1")
        #expect(try await passed() == [])
        responder.release()
        #expect(try await answer() == "2")
        #expect(try await passed() == ["/forms/a", "/post"])
    }

    @Test("Once Hummingbird has answered, posts are taken again")
    func again() async throws {
        try await receive([Self.head("/forms/a"), .end(nil)])
        #expect(try await passed() == ["/forms/a"])
        try await channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try await channel.writeOutbound(HTTPResponsePart.end(nil))
        while try await channel.readOutbound(as: HTTPResponsePart.self) != nil {}
        try await receive(post("1"))
        responder.release()
        #expect(try await answer() == "1")
    }

    @Test("Hummingbird learns that a connection is to end once the posts on it are answered")
    func endings() async throws {
        try await receive(post("1") + post("2"))
        for event: any Sendable in [ChannelShouldQuiesceEvent(), ChannelEvent.inputClosed] {
            try await channel.testingEventLoop.executeInContext {
                channel.pipeline.fireUserInboundEventTriggered(event)
            }
        }
        responder.release()
        #expect(try await answer() == "1")
        #expect(after.events == 0)
        responder.release()
        #expect(try await answer() == "2")
        try await channel.testingEventLoop.executeInContext {}
        #expect(after.events == 2)
    }

    @Test("A body whose connection ends is broken off, and not short")
    func brokenOff() async throws {
        try await receive([Self.head("/post"), .body(ByteBuffer(string: "{}"))])
        try await channel.close()
        responder.release()
        try await eventually("the reader is told") { responder.isBrokenOff.withLock { $0 } }
    }

    @Test("A body that nobody reads is not received without end")
    func backPressure() async throws {
        let part = HTTPRequestPart.body(ByteBuffer(string: "abc"))
        try await receive([Self.head("/post"), part])
        try await receive([part, part, part, part])
        try await channel.testingEventLoop.executeInContext { channel.pipeline.read() }
        #expect(before.reads == 0)
        responder.release()
        try await eventually("more is received") { before.reads == 1 }
        try await receive([.end(nil)])
        #expect(try await answer() == "abcabcabcabcabc")
    }

    @Test("So much that follows a post is not received without end either")
    func waiting() async throws {
        for text in ["1", "2", "3", "4", "5"] { try await receive(post(text)) }
        try await channel.testingEventLoop.executeInContext { channel.pipeline.read() }
        #expect(before.reads == 0)
        responder.release()
        #expect(try await answer() == "1")
        try await channel.testingEventLoop.executeInContext {}
        #expect(before.reads == 1)
    }

    @Test("Whoever reads no answers is asked for no more requests")
    func unread() async throws {
        before.isHolding.withLock { $0 = true }
        try await receive(post("1") + post("2"))
        responder.release()
        responder.release()
        try await eventually("the first is answered") { responder.begun.withLock { $0 } == 1 }
        try await channel.testingEventLoop.executeInContext {}
        #expect(responder.begun.withLock { $0 } == 1)
        before.isHolding.withLock { $0 = false }
        try await channel.testingEventLoop.executeInContext { channel.pipeline.flush() }
        #expect(try await answer() == "1")
        #expect(try await answer() == "2")
    }

    @Test("Whoever asks whether to send the body is told to once somebody wants it")
    func continues() async throws {
        try await receive([Self.head("/post", [.expect: "100-continue"])])
        #expect(try await channel.readOutbound(as: HTTPResponsePart.self) == nil)
        responder.release()
        let told = try await channel.waitForOutboundWrite(as: HTTPResponsePart.self)
        #expect(told == .head(HTTPResponse(status: .continue)))
        try await receive([.body(ByteBuffer(string: "1")), .end(nil)])
        #expect(try await answer() == "1")
    }

    @Test("What comes behind the last request of a connection is not read")
    func last() async throws {
        try await receive(post("1", [.connection: "close"]) + post("2"))
        responder.release()
        responder.release()
        #expect(try await answer() == "1")
        try await channel.testingEventLoop.executeInContext {}
        #expect(try await passed() == [])
    }
}
