import Accounts
import Foundation
import Store

/// Starts a session, always with a new token, even if the request already has one.
struct SessionStart: Sendable {
    let context: HandlerContext
    let credentials: Credentials

    /// Starts the session and returns the cookies for it. The session that the request had ends. Nil if the password
    /// was changed or the account was disabled after the credentials were read.
    func begin() async throws -> (obligation: Session.Obligation?, cookies: CookieChange)? {
        let sessions = SessionRepository(context.services.pool.points)
        let token = SecretToken()
        let session = Session.Draft(
            tokenHash: token.hash, person: credentials.personID, address: context.address ?? "", agent: context.agent)
        guard let hash = credentials.passwordHash,
            let expiresAt = try await sessions.create(session, passwordHash: hash, at: context.now)
        else { return nil }
        context.services.tokens.note(.init(.session, token.hash), isGood: true)
        if let shown = context.sessionToken { try await sessions.end(tokenHash: SecretToken(shown: shown).hash) }
        let obligation = try await sessions.use(tokenHash: token.hash, at: context.now)?.obligation
        let lifetime = expiresAt.timeIntervalSince(context.now)
        let cookies = CookieChange(
            session: .set(token: token.text, lifetime: lifetime),
            browser: context.keepsBrowser ? try await browser() : nil)
        return (obligation, cookies)
    }

    /// Marks the browser as known; a browser that is known already keeps its token.
    private func browser() async throws -> String {
        let known = credentials.isKnownBrowser ? context.browserToken.map(SecretToken.init(shown:)) : nil
        let token = known ?? SecretToken()
        try await KnownBrowserRepository(context.services.pool.points).saw(
            token.hash, of: credentials.personID, at: context.now)
        return token.text
    }
}
