import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import Phrases
import Vocabulary
import Wire

/// An answer in JSON as it is sent, by posts and by routes.
struct WrittenAnswer: Sendable {
    let status: HTTPResponse.Status
    var headers: HTTPFields
    let body: ByteBuffer

    /// Replies contain personal data, so caches must not store them.
    /// - Parameter cookies: `Set-Cookie` headers.
    init(json: ByteBuffer, status: HTTPResponse.Status = .ok, cookies: [String] = []) {
        (self.status, headers, body) = (status, Self.usual, json)
        headers.append(HTTPField(name: .contentLength, value: String(json.readableBytes)))
        for cookie in cookies { headers.append(HTTPField(name: .setCookie, value: cookie)) }
    }

    init(failure: Failure) {
        self.init(json: ByteBuffer(bytes: failure.json), status: HTTPResponse.Status(code: failure.code.status))
        if let retryAfter = failure.retryAfter {
            headers.append(HTTPField(name: .retryAfter, value: String(retryAfter)))
        }
    }

    /// The headers of every answer, built once.
    private static let usual: HTTPFields = {
        var fields: HTTPFields = [.contentType: "application/json; charset=utf-8"]
        Middleware.SecurityHeaders.add(to: &fields)
        return fields
    }()
}
