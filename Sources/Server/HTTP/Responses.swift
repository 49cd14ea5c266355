import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import Synchronization
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

extension Response {
    init(_ answer: WrittenAnswer) {
        self.init(status: answer.status, headers: answer.headers, body: ResponseBody(byteBuffer: answer.body))
    }

    init(json: Data, status: HTTPResponse.Status = .ok) {
        self.init(WrittenAnswer(json: ByteBuffer(bytes: json), status: status))
    }

    init(failure: Failure) {
        self.init(WrittenAnswer(failure: failure))
    }
}

/// The `Date` header (RFC 9110, section 5.6.7).
enum HTTPDate {
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static let latest = Mutex((second: 0, text: ""))

    /// The header by the machine's clock, formatted once a second.
    static var now: String {
        let second = time(nil)
        return latest.withLock { latest in
            if latest.second != second { latest = (second, text(second)) }
            return latest.text
        }
    }

    /// - Parameter second: since 1970.
    static func text(_ second: Int) -> String {
        var (second, parts) = (second, tm())
        gmtime_r(&second, &parts)
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
        let date = "\(twoDigits(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(1900 + parts.tm_year)"
        return "\(days[Int(parts.tm_wday)]), \(date) \(clock) GMT"
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Failure {
    init(_ error: HTTPParserError) {
        switch error {
        case .headerOverflow: self.init(.headersTooLarge, "The headers of the request are too large.")
        default: self.init(.badArguments, "This is not HTTP that can be read.")
        }
    }

    /// The answer that is sent when no route can be reached any more.
    var closingResponse: (head: HTTPResponse, body: ByteBuffer) {
        let body = ByteBuffer(bytes: json)
        var fields: HTTPFields = [
            .contentType: "application/json; charset=utf-8", .connection: "close",
            .contentLength: String(body.readableBytes),
        ]
        Middleware.SecurityHeaders.add(to: &fields)
        return (HTTPResponse(status: .init(code: code.status), headerFields: fields), body)
    }

    var json: Data {
        (try? WireJSON.encoder().encode(self)) ?? Data("{\"successful\":false}".utf8)
    }
}
