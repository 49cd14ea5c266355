import Foundation
import NIOCore
import NIOHTTP1
import Vocabulary
import Wire

extension RollcallClient {
    /// An HTTP answer, read to its end but not yet decoded.
    struct Answer: Sendable {
        let status: UInt
        let headers: HTTPHeaders
        let body: ByteBuffer

        /// Returns the reply of a successful request.
        ///
        /// - Throws: `Failure` if the envelope reports one; `ClientError` if the body has no envelope.
        func decoded<Reply: Decodable>(as type: Reply.Type, from server: String) throws -> Reply {
            guard let envelope = try? WireJSON.decoder().decode(RollcallClient.Envelope.self, from: data) else {
                throw ClientError(notRollcall: server, detail: "the reply was \(summary)")
            }
            guard envelope.successful else { throw failure(envelope) }
            do {
                return try WireJSON.decoder().decode(type, from: data)
            } catch {
                throw ClientError(unreadableReplyOf: server, cause: error)
            }
        }

        /// The failure, if the server refuses to stream; nil if the body has no envelope.
        var failure: Failure? {
            (try? WireJSON.decoder().decode(RollcallClient.Envelope.self, from: data)).map(failure)
        }

        /// The answer in a few words, such as `404 Not Found with text/html`.
        var summary: String {
            let content = headers.first(name: "content-type").map { "with \($0)" } ?? "without a content type"
            return "\(HTTPResponseStatus(statusCode: Int(status))) \(content)"
        }

        var isJSONObject: Bool {
            (try? JSONSerialization.jsonObject(with: data)) is [String: Any]
        }

        private var data: Data { Data(body.readableBytesView) }

        private func failure(_ envelope: RollcallClient.Envelope) -> Failure {
            let code = envelope.code.flatMap(FailureCode.init(rawValue:)) ?? FailureCode(status: status)
            let retryAfter = envelope.retryAfter ?? headers.first(name: "retry-after").flatMap(Int.init)
            let reason = envelope.reason ?? "The server refused the request without a reason (status \(status))."
            return Failure(code, reason, argument: envelope.argument, retryAfter: retryAfter)
        }
    }
}

extension RollcallClient {
    /// The members of every reply. The code stays text: a newer server may have codes that this client does not know.
    struct Envelope: Decodable {  // generated: keys
        let successful: Bool
        let reason: String?
        let code: String?
        let argument: String?
        let retryAfter: Int?
    }
}

extension FailureCode {
    /// The nearest code for an HTTP status, for a server with an unknown code.
    init(status: UInt) {
        self =
            switch status {
            case 401: .loginNecessary
            case 403: .notAllowed
            case 404: .notFound
            case 405: .wrongMethod
            case 408: .tooSlow
            case 409: .conflict
            case 413: .tooLarge
            case 415: .wrongContentType
            case 421: .wrongHost
            case 422: .cannotBeDone
            case 429: .slowDown
            case 431: .headersTooLarge
            case 502, 503, 504: .unavailable
            case 400..<500: .badArguments
            default: .internalError
            }
    }
}

extension RollcallClient {
    /// The cookie with the session's token (RFC 6265).
    enum SessionCookie {
        static let name = "rollcall_session"

        /// Returns the token from the `Set-Cookie` headers; nil if none sets it, or if its value is not valid in a
        /// header.
        static func token(fromSetCookies headers: [String]) -> String? {
            for header in headers {
                let pair = header.prefix { $0 != ";" }
                guard let equals = pair.firstIndex(of: "="), trimmed(pair[..<equals]) == name else { continue }
                let value = trimmed(pair[pair.index(after: equals)...])
                return isToken(value) ? value : nil
            }
            return nil
        }

        private static func trimmed(_ text: Substring) -> String {
            let leading = text.drop { $0 == " " || $0 == "\t" }
            return String(leading.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }

        private static func isToken(_ text: String) -> Bool {
            (1...1024).contains(text.utf8.count)
                && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\",;\\".utf8.contains($0) }
        }
    }
}
