import Accounts
import Foundation
import Store
import Wire

extension HandlerContext {
    /// The session of the person who asks.
    func currentSession() throws -> Session {
        guard let session else { throw Failure(.loginNecessary, "Please log in.") }
        return session
    }

    /// Gives the session that asks another token: what somebody may have seen of it before means nothing any more.
    func renewedSession() async throws -> CookieChange {
        let token = SecretToken()
        guard let shown = sessionToken,
            let expiresAt = try await SessionRepository(services.pool).renew(
                tokenHash: SecretToken(shown: shown).hash, as: token.hash)
        else { throw Failure(.loginNecessary, "Please log in.") }
        return CookieChange(session: .set(token: token.text, lifetime: expiresAt.timeIntervalSince(now)))
    }

    /// Has the person who asks show their password once more; returns its hash. Throws `Failure`.
    func checkedPassword(_ password: String) async throws -> String {
        let person = try person().id
        let attempt = try await Attempt([GuessBuckets.person(person)], self)
        let hash = try await CredentialRepository(services.pool).find(person: person)?.passwordHash
        let matches = try await attempt.checking { try await services.passwords.verify(password, against: hash) }
        guard matches, let hash else { throw Failure(.wrongCredentials, "The password is wrong.") }
        try await attempt.takeBack()
        return hash
    }
}
