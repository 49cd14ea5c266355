import Wire

extension Peer {
    /// The same peer with a session of that account.
    func loggedIn(as username: String, password: String = Template.password) async throws -> Peer {
        let answer = try await answer(to: Login(username: username, password: password))
        guard answer.status == 200 else { throw try answer.failure() }
        var peer = self
        peer.cookie = answer.sessionToken
        return peer
    }
}

extension RawAnswer {
    /// The token that the answer puts into the session cookie.
    var sessionToken: String? {
        headers["set-cookie"]?.split(separator: ";").first?
            .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
    }
}
