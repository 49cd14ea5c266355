import Accounts
import Concurrency
import Foundation
import HTTPTypes
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

/// Identifies the caller of a request: a scanner by its bearer token, a person by the session cookie, a helper by the
/// cookie of their phone.
struct Authentication: Sendable {
    let services: Services

    /// Identifies the caller and counts the request. Throws `Refusal`, also if the caller makes too many requests.
    func identify(_ headers: HTTPFields, from origin: RequestOrigin, now: Date) async throws -> Identity {
        do {
            let identity = try await identify(headers, from: origin.address, now: now)
            let keys = identity.limited(from: origin, headers)
            if case .stranger = identity.caller {
                for key in keys { try await services.limiter.admitInTurn(key) }
            } else {
                for key in keys { try services.limiter.admit(key) }
            }
            return identity
        } catch let failure as Refusal where failure.code == .loginNecessary {
            // Wrong tokens are counted by address, against guessing.
            try await services.limiter.admitInTurn(.stranger(origin))
            throw failure
        }
    }

    /// An unknown or expired token is a failure, so that its holder notices; without a token, the caller is anonymous.
    private func identify(_ headers: HTTPFields, from address: String, now: Date) async throws -> Identity {
        if let authorization = headers[.authorization] {
            let scanner = try await scanner(authorization, from: address)
            return Identity(caller: .scanner(scanner.id), versions: scanner.versions)
        }
        guard let token = Cookie.session.value(in: headers),
            let session = try await look(
                for: token, as: .session, from: address,
                { hash in
                    try await services.tokenLookup.sessions.answer(.init(tokenHash: hash, at: now))
                })
        else { return try await helper(headers, from: address, now: now) }
        return Identity(caller: .person(session.person), session: session, versions: session.versions)
    }

    private func helper(_ headers: HTTPFields, from address: String, now: Date) async throws -> Identity {
        let helpers = HelperRepository(services.pool.points)
        guard let token = Cookie.helper.value(in: headers),
            let helper = try await look(
                for: token, as: .phone, from: address, { try await helpers.use($0, at: now) })
        else { return .stranger }
        return Identity(caller: .helper(helper), versions: helper.versions)
    }

    /// The number of the helper link with this token; nil if it is absent or has ended. Guesses are counted by address.
    func link(_ token: String, from address: String, now: Date) async throws -> Int64? {
        let helpers = HelperRepository(services.pool.points)
        return try await look(for: token, as: .link, from: address) { try await helpers.link($0, at: now) }
    }

    private func scanner(
        _ authorization: String, from address: String
    ) async throws -> ScannerRepository.Known {
        let parts = authorization.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer",
            let scanner = try await look(
                for: String(parts[1]), as: .scanner, from: address,
                { hash in
                    try await services.tokenLookup.scanners.answer(hash)
                })
        else {
            throw Refusal(.loginNecessary, .scannerTokenInvalid)
        }
        return scanner
    }

    /// Looks up a token in the database, unless it was found invalid a moment ago or its address has sent too many
    /// invalid ones: each guess would cost a transaction. New tokens are looked up a few at a time, so that a whole
    /// school can return at once after a restart without letting a flood through.
    private func look<Found>(
        for token: String, as kind: TokenMemory.Kind, from address: String,
        _ find: ([UInt8]) async throws -> Found?
    ) async throws -> Found? {
        let shown = TokenMemory.Shown(kind, SecretToken(shown: token).hash)
        switch services.tokens.verdict(on: shown) {
        case .bad: return nil
        case .good: return try await noting(shown, find)
        case .new:
            let network = IPv6Network.counted(address)
            return try await services.lookups.pass(network) {
                try services.limiter.checkRoom(.unknownTokens(network))
                let found = try await noting(shown, find)
                services.metrics.countLookup(found: found != nil)
                if found == nil { try services.limiter.admit(.unknownTokens(network)) }
                return found
            }
        }
    }

    private func noting<Found>(
        _ shown: TokenMemory.Shown, _ find: ([UInt8]) async throws -> Found?
    ) async throws -> Found? {
        let found = try await find(shown.hash)
        services.tokens.note(shown, isGood: found != nil)
        return found
    }

    /// The caller of a request, and the session.
    struct Identity: Sendable {
        let caller: HandlerContext.Caller
        /// Nil unless the caller is a person.
        var session: Session?
        /// The minimum versions of cached data for this request; nil for an anonymous caller.
        var versions: DataVersions?

        static let stranger = Identity(caller: .stranger)
    }
}

extension Authentication.Identity {
    /// The keys under which requests of this caller are counted.
    func limited(from origin: RequestOrigin, _ headers: HTTPFields) -> [RateLimiter.Key] {
        switch caller {
        case .stranger: [.stranger(origin)]
        case .person(let person): [.session(Cookie.session.value(in: headers) ?? ""), .person(person.id)]
        case .scanner(let scanner): [.scanner(scanner)]
        case .helper(let helper): [.phone(helper.id)]
        }
    }
}

extension RateLimiter.Key {
    /// The key for a caller without a login.
    static func stranger(_ origin: RequestOrigin) -> Self {
        let address = IPv6Network.counted(origin.address)
        return origin.isMusterLink ? .musterLink(address) : .address(address)
    }
}

extension Authentication {
    /// Looks up the owners of tokens in the database, in groups.
    struct TokenLookup: Sendable {
        let sessions: Batcher<SessionRepository.Shown, Session?>
        let scanners: Batcher<[UInt8], ScannerRepository.Known?>

        init(_ points: ConnectionPool, _ watch: DatabaseWatch) {
            // Use is recorded only while the database accepts writes: otherwise all callers would wait for a write that
            // fails.
            sessions = Batcher(limit: 200, atOnce: 2) { tokens in
                try await SessionRepository(points).use(tokens, isNoted: watch.state == .ok)
            }
            scanners = Batcher(limit: 200, atOnce: 2) { try await ScannerRepository(points).scanners(tokenHashes: $0) }
        }
    }
}
