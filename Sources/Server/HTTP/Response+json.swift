import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Wire

extension Response {
    /// A JSON reply. Replies hold what is known of people, so nothing on the way may keep them.
    /// - Parameter cookies: `Set-Cookie` headers.
    init(json: Data, status: HTTPResponse.Status = .ok, cookies: [String] = []) {
        var headers: HTTPFields = [
            .contentType: "application/json; charset=utf-8", .cacheControl: "no-store",
            .xContentTypeOptions: "nosniff",
        ]
        headers[values: .setCookie] = cookies
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    }

    init(failure: Failure) {
        self.init(json: failure.json, status: HTTPResponse.Status(code: failure.code.status))
        if let retryAfter = failure.retryAfter {
            headers[.retryAfter] = String(retryAfter)
        }
    }
}
