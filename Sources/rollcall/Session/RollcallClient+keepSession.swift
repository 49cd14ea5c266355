import Client
import Foundation
import Wire

extension RollcallClient {
    /// Sends a request that may give the session another token, and keeps that for the commands to come.
    func sendAndKeepSession<R: Request>(_ request: R) async throws -> R.Reply {
        let (reply, token) = try await sendRenewing(request)
        let file = SessionFile(environment: ProcessInfo.processInfo.environment)
        if let token, let session = try file.load() {
            try file.save(
                StoredSession(server: session.server, username: session.username, session: token, ca: session.ca))
        }
        return reply
    }
}
