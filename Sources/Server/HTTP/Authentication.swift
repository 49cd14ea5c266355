import Accounts
import Foundation
import HTTPTypes
import Store
import Wire

/// Finds out who makes a request: a scanner by its bearer token, a person by the session cookie.
struct Authentication: Sendable {
    let services: Services

    /// Counts the request for whoever makes it. Throws `Failure`, also where they make too many.
    func identify(_ headers: HTTPFields, from origin: RequestOrigin, now: Date) async throws -> Identity {
        do {
            let identity = try await identify(headers, now: now)
            try services.limiter.admit(identity.limited(from: origin, headers))
            return identity
        } catch let failure as Failure where failure.code == .loginNecessary {
            // Whoever guesses tokens is counted by address.
            try services.limiter.admit(.stranger(origin.address))
            throw failure
        }
    }

    /// A token that means nothing (any more) is a failure, so that its holder learns of it; none at all is nobody.
    private func identify(_ headers: HTTPFields, now: Date) async throws -> Identity {
        if let authorization = headers[.authorization] {
            return Identity(caller: try await scanner(authorization))
        }
        guard let token = Cookie.session.value(in: headers),
            let session = try await SessionRepository(services.pool).use(
                tokenHash: SecretToken(shown: token).hash, at: now)
        else { return .nobody }
        return Identity(caller: .person(session.person), session: session)
    }

    private func scanner(_ authorization: String) async throws -> Caller {
        let parts = authorization.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer",
            let scanner = try await ScannerRepository(services.pool).scanner(
                tokenHash: SecretToken(shown: String(parts[1])).hash)
        else {
            throw Failure(.loginNecessary, "The scanner's token is not valid. An admin can give it a new one.")
        }
        return .scanner(scanner)
    }
}
