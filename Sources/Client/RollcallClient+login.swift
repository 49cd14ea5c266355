import NIOHTTP1
public import Wire

extension RollcallClient {
    /// Logs a person in. The session token is for `Credential.session` of another client.
    ///
    /// - Parameter code: a one-time code, where the account asks for one.
    /// - Throws: `Failure` where the server refuses; `ClientError` for everything else.
    public func login(
        username: String, password: String, code: String? = nil
    ) async throws -> (reply: Login.Reply, sessionToken: String) {
        let (reply, token) = try await sendRenewing(Login(username: username, password: password, code: code))
        guard let token else {
            throw ClientError(notRollcall: server, detail: "it logged in without handing out a session")
        }
        return (reply, token)
    }

    /// Sends a request that may give the session another token; the one before means nothing then.
    ///
    /// - Throws: `Failure` where the server refuses; `ClientError` for everything else.
    public func sendRenewing<R: Request>(_ request: R) async throws -> (reply: R.Reply, sessionToken: String?) {
        let answer = try await post(request)
        let reply = try answer.decoded(as: R.Reply.self, from: server)
        return (reply, SessionCookie.token(fromSetCookies: answer.headers["set-cookie"]))
    }
}
