import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Wire

extension Response {
    /// A JSON reply. Replies hold what is known of people, so nothing on the way may keep them.
    init(json: Data, status: HTTPResponse.Status = .ok, cookie: CookieChange = .keep) {
        var headers: HTTPFields = [
            .contentType: "application/json; charset=utf-8", .cacheControl: "no-store",
            .xContentTypeOptions: "nosniff",
        ]
        headers[.setCookie] = SessionCookie.header(for: cookie)
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    }

    init(failure: Failure) {
        let json = (try? WireJSON.encoder().encode(failure)) ?? Data("{\"successful\":false}".utf8)
        self.init(json: json, status: HTTPResponse.Status(code: failure.code.status))
        if let retryAfter = failure.retryAfter {
            headers[.retryAfter] = String(retryAfter)
        }
    }
}
