import HTTPTypes
import NIOCore
import NIOHTTPTypes
import Testing

@testable import Server

@Suite("Whose a request on a connection is")
struct PostRoutingTests {
    private static func head(_ path: String, _ method: HTTPRequest.Method = .post) -> HTTPRequest {
        HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path)
    }

    private let post = Self.head("/post")
    private let page = Self.head("/health", .get)
    private let body = HTTPRequestPart.body(ByteBuffer(string: "{}"))

    @Test(
        "Plain paths of the protocol are posts",
        arguments: [("/post", Post.Path.envelope), ("/post/scanner.report", .bare("scanner.report"))])
    func posts(path: String, expected: Post.Path) {
        #expect(Post.Path(Self.head(path)) == expected)
    }

    @Test(
        "All else is left to Hummingbird",
        arguments: [
            "/post/", "/post?a", "/post/a?b", "/post/a/b", "/post/%61", "//post", "/posts", "/pos", "/", "/POST", "",
            "/post/A", "/post/ä",
        ])
    func elsewhere(path: String) {
        #expect(Post.Path(Self.head(path)) == nil)
        #expect(Post.Path(Self.head("/post", .head)) == nil)
        #expect(Post.Path(Self.head("/post", .get)) == nil)
    }

    @Test("A post is taken from its head to its end, and what follows waits until it is answered")
    func takes() {
        var turns = PostHandler.Routing()
        #expect(turns.take(.head(post)) == .begin(.envelope, post))
        #expect(turns.isAnswerDue && !turns.isWaiting)
        #expect(turns.take(body) == .take)
        #expect(turns.take(.end(nil)) == .take)
        #expect(turns.isAnswerDue && turns.isWaiting)
        turns.answered(isLast: false)
        #expect(!turns.isAnswerDue && !turns.isWaiting)
        #expect(turns.take(.head(page)) == .pass)
    }

    @Test("A post behind a request of Hummingbird's is Hummingbird's, too, until all of those are answered")
    func behind() {
        var turns = PostHandler.Routing()
        for head in [page, post] {
            for part in [.head(head), body, .end(nil)] { #expect(turns.take(part) == .pass) }
        }
        turns.answeredElsewhere()
        #expect(turns.take(.head(post)) == .pass)
        #expect(turns.take(.end(nil)) == .pass)
        turns.answeredElsewhere()
        turns.answeredElsewhere()
        #expect(turns.take(.head(post)) == .begin(.envelope, post))
    }

    @Test("The rest of a post that was answered before its end is dropped, and the next request is read")
    func early() {
        var turns = PostHandler.Routing()
        #expect(turns.take(.head(post)) == .begin(.envelope, post))
        turns.answered(isLast: false)
        #expect(turns.take(body) == .drop)
        #expect(turns.take(.end(nil)) == .drop)
        #expect(turns.take(.head(post)) == .begin(.envelope, post))
    }

    @Test("After the last request of a connection nothing is read")
    func last() {
        var turns = PostHandler.Routing()
        _ = turns.take(.head(post))
        _ = turns.take(.end(nil))
        turns.answered(isLast: true)
        #expect(turns.take(.head(post)) == .drop)
        #expect(turns.take(.head(page)) == .drop)
    }
}
