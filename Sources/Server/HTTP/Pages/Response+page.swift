import Compression
import Console
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import Synchronization
import Vocabulary
import Wire

extension Response {
    /// What a page may do: load what this server serves, and post here; no frames, no other sites, no inline scripts.
    /// `Referrer-Policy` lets a form send its origin, which `no-referrer` would hide.
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "connect-src 'self'",
        "manifest-src 'self'", "worker-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
        "require-trusted-types-for 'script'", "trusted-types rollcall",
    ].joined(separator: "; ")

    static func page(_ html: HTML, failure: Refusal? = nil) -> Response {
        var response = Response(
            status: .init(code: failure?.code.status ?? 200), headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html.text)))
        response.headers[.contentSecurityPolicy] = policy
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.vary] = "Accept-Encoding, Accept-Language, Cookie"
        if let retryAfter = failure?.retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        return response
    }

    /// Returns the answer to a successful form: a redirect to another page (RFC 9110, 303).
    static func redirect(_ address: String, cookies: [String] = []) -> Response {
        var headers: HTTPFields = [.location: address]
        headers.add(cookies: cookies)
        return Response(status: .seeOther, headers: headers)
    }

    /// Compresses the body if that is worth it.
    mutating func gzip() async {
        guard let length = body.contentLength, length > 1_000 else { return }
        let collector = Collector()
        guard (try? await body.write(collector)) != nil else { return }
        let bytes = collector.bytes.withLock { $0 }
        body = ResponseBody(byteBuffer: bytes)
        guard let packed = try? Gzip.member(of: Array(bytes.readableBytesView), name: "page") else { return }
        body = ResponseBody(byteBuffer: ByteBuffer(bytes: packed))
        headers[.contentEncoding] = "gzip"
    }

    /// Collects the bytes of a body.
    private final class Collector: ResponseBodyWriter {
        let bytes = Mutex(ByteBuffer())
        func write(_ buffer: ByteBuffer) async throws {
            bytes.withLock { _ = $0.writeImmutableBuffer(buffer) }
        }
        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}

extension HTTPField.Name {
    static var referrerPolicy: Self { Self("Referrer-Policy") ?? .vary }
    fileprivate static var clearSiteData: Self { Self("Clear-Site-Data") ?? .vary }
}

extension HTTPFields {
    /// After a login or a logout, the pages in the browser's cache belong to another session, so they are cleared
    /// (Clear Site Data, W3C). Entries that wait to be sent are kept: they are not pages.
    mutating func add(cookies: [String]) {
        self[values: .setCookie] = cookies
        if !cookies.isEmpty { self[.clearSiteData] = "\"cache\"" }
    }
}
