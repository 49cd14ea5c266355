import Foundation
import NIOCore
import NIOHTTP1
import Wire

/// What came back over HTTP, read to its end but not yet understood.
struct Answer: Sendable {
    let status: UInt
    let headers: HTTPHeaders
    let body: ByteBuffer

    /// The reply, where the request succeeded.
    ///
    /// - Throws: `Failure` where the envelope says so; `ClientError` where there is no envelope in it.
    func decoded<Reply: Decodable>(as type: Reply.Type, from server: String) throws -> Reply {
        guard let envelope = try? WireJSON.decoder().decode(Envelope.self, from: data) else {
            throw ClientError(notRollcall: server, detail: "it answered \(summary)")
        }
        guard envelope.successful else { throw failure(envelope) }
        do {
            return try WireJSON.decoder().decode(type, from: data)
        } catch {
            throw ClientError(unreadableReplyOf: server, cause: error)
        }
    }

    /// The failure in a refusal to stream; nil where the body has no envelope.
    var failure: Failure? {
        (try? WireJSON.decoder().decode(Envelope.self, from: data)).map(failure)
    }

    /// What it was in a few words, such as `404 Not Found with text/html`.
    var summary: String {
        let content = headers.first(name: "content-type").map { "with \($0)" } ?? "without a content type"
        return "\(HTTPResponseStatus(statusCode: Int(status))) \(content)"
    }

    var isJSONObject: Bool {
        (try? JSONSerialization.jsonObject(with: data)) is [String: Any]
    }

    private var data: Data { Data(body.readableBytesView) }

    private func failure(_ envelope: Envelope) -> Failure {
        let code = envelope.code.flatMap(FailureCode.init(rawValue:)) ?? FailureCode(status: status)
        let retryAfter = envelope.retryAfter ?? headers.first(name: "retry-after").flatMap(Int.init)
        let reason = envelope.reason ?? "The server refused without a reason (status \(status))."
        return Failure(code, reason, retryAfter: retryAfter)
    }
}

/// The members every reply has. The code stays text: a newer server may have codes that this client does not know.
struct Envelope: Decodable {
    let successful: Bool
    let reason: String?
    let code: String?
    let retryAfter: Int?

    enum CodingKeys: String, CodingKey {
        case successful, reason, code
        case retryAfter = "retry_after"
    }
}
