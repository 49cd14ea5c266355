import Foundation
import Wire

/// What came back to a request, before anything is read from it.
struct RawAnswer: Sendable {
    let status: Int
    /// By name in lower case; of a name that came twice, the first.
    let headers: [String: String]
    /// Each `Set-Cookie` header.
    let setCookies: [String]
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    /// What the answer puts into cookies, by their names.
    var cookies: [String: String] {
        let pairs = setCookies.map { $0.prefix { $0 != ";" }.split(separator: "=", omittingEmptySubsequences: false) }
        return Dictionary(pairs.map { (String($0[0]), $0.dropFirst().joined(separator: "=")) }) { first, _ in first }
    }

    /// Nil where it is no JSON object.
    var object: [String: Any]? { (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] }

    /// The envelope of a failed request. Throws where it is none, and says what came instead.
    func failure() throws -> Failure {
        do {
            return try WireJSON.decoder().decode(Failure.self, from: body)
        } catch {
            throw NoRefusal(status: status, beginning: String(text.prefix(500)))
        }
    }

    struct NoRefusal: Error {
        let status: Int
        let beginning: String
    }

    /// The reply of one that succeeded. Throws the `Failure` where it did not.
    func reply<R: Wire.Request>(to request: R) throws -> R.Reply {
        guard status == 200 else { throw try failure() }
        return try WireJSON.decoder().decode(R.Reply.self, from: body)
    }
}
