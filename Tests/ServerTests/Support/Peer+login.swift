import Wire

extension Peer {
    /// The same peer with a session of that account.
    func loggedIn(
        as username: String, password: String = Template.password, code: String? = nil
    ) async throws -> Peer {
        let answer = try await answer(to: Login(username: username, password: password, code: code))
        guard answer.status == 200 else { throw try answer.failure() }
        var peer = self
        peer.cookie = answer.sessionToken
        peer.device = answer.cookies["rollcall_device"] ?? device
        return peer
    }

    /// Sends a request that gives the session another token; the peer has that one then.
    mutating func renew<R: Wire.Request>(by request: R) async throws -> R.Reply {
        let answer = try await answer(to: request)
        let reply = try answer.reply(to: request)
        cookie = answer.sessionToken
        return reply
    }
}

extension RawAnswer {
    /// The token that the answer puts into the session cookie.
    var sessionToken: String? { cookies["rollcall_session"] }
}
