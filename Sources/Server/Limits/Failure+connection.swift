import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import Wire

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
        SecurityHeaders.add(to: &fields)
        return (HTTPResponse(status: .init(code: code.status), headerFields: fields), body)
    }

    var json: Data {
        (try? WireJSON.encoder().encode(self)) ?? Data("{\"successful\":false}".utf8)
    }
}
