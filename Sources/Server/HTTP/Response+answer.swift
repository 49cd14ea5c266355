import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import Phrases
import Vocabulary
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

extension Refusal {
    init(_ error: HTTPParserError) {
        switch error {
        case .headerOverflow: self.init(.headersTooLarge, .headersTooLarge)
        default: self.init(.badArguments, .requestNotHTTP)
        }
    }
}
