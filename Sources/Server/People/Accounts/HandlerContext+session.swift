import Accounts
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

extension HandlerContext {
    /// The client to which password hashing for this request is charged.
    var hashClient: PasswordHasher.Client {
        guard case .person(let person) = caller else { return .address(IPv6Network.counted(address ?? "")) }
        return .person(person.id)
    }

    /// The session of the caller. Throws `Refusal` if the caller is not logged in.
    func currentSession() throws -> Session {
        guard let session else { throw Refusal(.loginNecessary, .loginNeeded) }
        return session
    }

    /// Throws `Refusal` if the session was not confirmed recently with the password.
    func requireConfirmation() throws {
        guard let until = session?.confirmedUntil, until > services.clock.civil else {
            throw Refusal(.confirmationNecessary, .passwordConfirmationNeeded)
        }
    }

    /// Changes how the caller authenticates and gives the session a new token, so that a token that leaked before is no
    /// longer valid. Both happen in one transaction.
    func changingAccess(
        _ change: @Sendable @escaping (Transaction) async throws -> Void
    ) async throws -> CookieChange {
        let token = SecretToken()
        guard let shown = sessionToken.map(SecretToken.init(shown:)) else { throw Self.loginNecessary }
        let expiresAt = try await services.pool.withTransaction { transaction in
            try await change(transaction)
            let renewed = try await SessionRepository(transaction).renew(tokenHash: shown.hash, as: token.hash)
            guard let renewed else { throw Self.loginNecessary }
            return renewed
        }
        services.tokens.note(.init(.session, token.hash), isGood: true)
        services.tokens.note(.init(.session, shown.hash), isGood: false)
        return CookieChange(session: .set(token: token.text, lifetime: expiresAt.timeIntervalSince(now)))
    }

    private static let loginNecessary = Refusal(.loginNecessary, .loginNeeded)

    /// Verifies that the password is the caller's and returns its hash. Throws `Refusal`.
    func checkedPassword(_ password: String) async throws -> String {
        let person = try person().id
        try services.passwords.checkRoom(for: hashClient)
        let attempt = try await Attempt([.person(person)], self)
        let hash = try await CredentialRepository(services.pool.points).find(person: person)?.passwordHash
        let matches = try await attempt.checking {
            try await services.passwords.verify(password, against: hash, for: hashClient)
        }
        guard matches, let hash else { throw Refusal(.wrongCredentials, .passwordWrong) }
        try await attempt.takeBack()
        return hash
    }
}
