import Accounts
import Foundation
import Store

/// Begins a session: always with a new token, whatever was shown.
struct SessionStart: Sendable {
    let context: HandlerContext
    let credentials: Credentials

    /// The session, and the cookies that go with it. One that was shown ends. Nil where the password was changed, or the
    /// account disabled, since the credentials were read.
    func begin() async throws -> (obligation: Obligation?, cookies: CookieChange)? {
        let sessions = SessionRepository(context.services.pool)
        let token = SecretToken()
        let session = NewSession(
            tokenHash: token.hash, person: credentials.personID, address: context.address ?? "", agent: context.agent)
        guard let hash = credentials.passwordHash,
            let expiresAt = try await sessions.create(session, passwordHash: hash, at: context.now)
        else { return nil }
        context.services.tokens.note(.init(.session, token.hash), isGood: true)
        if let shown = context.sessionToken { try await sessions.end(tokenHash: SecretToken(shown: shown).hash) }
        let obligation = try await sessions.use(tokenHash: token.hash, at: context.now)?.obligation
        let lifetime = expiresAt.timeIntervalSince(context.now)
        let cookies = CookieChange(session: .set(token: token.text, lifetime: lifetime), device: try await device())
        return (obligation, cookies)
    }

    /// The browser is known from now on; one that is known already keeps its token.
    private func device() async throws -> String {
        let known = credentials.isKnownDevice ? context.deviceToken.map(SecretToken.init(shown:)) : nil
        let token = known ?? SecretToken()
        try await DeviceRepository(context.services.pool).saw(
            token.hash, of: credentials.personID, at: context.now)
        return token.text
    }
}
