import NIOHTTP1
public import Wire

extension RollcallClient {
    /// Logs a person in. The session token is for `Credential.session` of another client.
    ///
    /// - Throws: `Failure` where the server refuses; `ClientError` for everything else.
    public func login(username: String, password: String) async throws -> (reply: Login.Reply, sessionToken: String) {
        let answer = try await post(Login(username: username, password: password))
        let reply = try answer.decoded(as: Login.Reply.self, from: server)
        guard let token = SessionCookie.token(fromSetCookies: answer.headers["set-cookie"]) else {
            throw ClientError(notRollcall: server, detail: "it logged in without handing out a session")
        }
        return (reply, token)
    }
}
