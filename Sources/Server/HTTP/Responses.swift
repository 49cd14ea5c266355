import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import Wire

extension Response {
    /// A JSON reply. Replies hold what is known of people, so nothing on the way may keep them.
    /// - Parameter cookies: `Set-Cookie` headers.
    init(json: ByteBuffer, status: HTTPResponse.Status = .ok, cookies: [String] = []) {
        var headers: HTTPFields = [
            .contentType: "application/json; charset=utf-8", .cacheControl: "no-store",
            .xContentTypeOptions: "nosniff",
        ]
        headers[values: .setCookie] = cookies
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: json))
    }

    init(json: Data, status: HTTPResponse.Status = .ok) {
        self.init(json: ByteBuffer(bytes: json), status: status)
    }

    init(failure: Failure) {
        self.init(json: failure.json, status: HTTPResponse.Status(code: failure.code.status))
        if let retryAfter = failure.retryAfter {
            headers[.retryAfter] = String(retryAfter)
        }
    }
}

extension Failure {
    init(_ error: HTTPParserError) {
        switch error {
        case .headerOverflow: self.init(.headersTooLarge, "The headers of the request are too large.")
        default: self.init(.badArguments, "This is not HTTP that can be read.")
        }
    }

    /// What is sent where no route is reached any more.
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
