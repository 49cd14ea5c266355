import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension RollcallClient {
    /// How the server is: the HTTP status (200 is healthy) and the JSON text that says what is wrong.
    ///
    /// - Throws: `ClientError` where there is no answer, or one that is not JSON.
    public func health() async throws -> (status: Int, json: String) {
        let answer = try await answer(to: HTTPClientRequest(url: server + "/health"))
        guard answer.isJSONObject else {
            throw ClientError(notRollcall: server, detail: "GET /health answered \(answer.summary)")
        }
        return (Int(answer.status), String(buffer: answer.body))
    }
}
