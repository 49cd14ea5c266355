import Accounts
import Concurrency
import Foundation
import HTTPTypes
import Phrases
import Store
import Vocabulary
import Wire

/// Tokens of the old paths. A token names a session, and is invalid once that has ended: everything that ends a login
/// ends its token.
struct SkyluxTokens: Sendable {
    let services: Services

    /// Returns the signer. Throws `ConfigurationError` if there is no key and none can be made.
    private func signer() async throws -> SignedTokens {
        await SignedTokens(try services.secretKey.existingOrNew())
    }

    /// Returns a token for a session that has just begun, by the token of its cookie.
    func token(ofCookie cookie: String, at now: Date) async throws -> String {
        let sessions = SessionRepository(services.pool.points)
        guard let session = try await sessions.find(tokenHash: SecretToken(shown: cookie).hash, at: now) else {
            throw Self.ended
        }
        return try await signer().token(of: session.person.id, session: session.id, at: now)
    }

    /// Returns the caller with this token, and the next token if this one is past half of its life. The request counts
    /// for the session, or for the address if the token is refused; refusals are counted by reason.
    /// - Throws: `Refusal`.
    func caller(_ token: String?, from origin: RequestOrigin) async throws -> SkyluxCaller {
        let (now, uptime) = (services.clock.now, services.clock.uptime)
        do {
            let signer = try await signer()
            let claims = try await claims(token, signer, at: now)
            let session = try await session(claims, at: now)
            try services.limiter.admit(.session("skylux \(session.id)"))
            try services.limiter.admit(.person(session.person.id))
            let next =
                claims.isOld(at: now)
                ? try await signer.token(of: claims.person, session: claims.session, at: now) : nil
            var context = HandlerContext(
                services: services, caller: .person(session.person), sessionToken: nil, now: now, uptime: uptime,
                address: origin.address, agent: origin.agent, base: origin.base, session: session,
                versions: session.versions)
            context.way = SkyluxPath.way
            return SkyluxCaller(context: context, nextToken: next)
        } catch let failure as Refusal where failure.code == .loginNecessary {
            try await services.limiter.admitInTurn(.stranger(origin))
            throw failure
        }
    }

    private func claims(_ token: String?, _ signer: SignedTokens, at now: Date) async throws -> SignedTokens.Claims {
        guard let token else { throw Refusal(.loginNecessary, .loginNeeded) }
        do throws(SignedTokens.Refusal) {
            return try await signer.claims(of: token, at: now)
        } catch {
            services.metrics.countRefusal("token_\(error.rawValue)")
            throw error == .expired
                ? Self.ended : Refusal(.loginNecessary, .tokenInvalid)
        }
    }

    private func session(_ claims: SignedTokens.Claims, at now: Date) async throws -> Session {
        let sessions = SessionRepository(services.pool.points)
        guard let hash = try await sessions.tokenHash(of: claims.session, person: claims.person),
            let session = try await services.tokenLookup.sessions.answer(.init(tokenHash: hash, at: now))
        else {
            services.metrics.countRefusal("token_session_ended")
            throw Self.ended
        }
        return session
    }

    private static let ended = Refusal(.loginNecessary, .tokenExpired)
}
