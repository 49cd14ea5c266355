import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import Wire

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
