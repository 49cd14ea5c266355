import Accounts
import Foundation
import HTTPTypes
import Store
import Wire

/// Finds out who makes a request: a scanner by its bearer token, a person by the session cookie.
struct Authentication: Sendable {
    let services: Services

    /// A token that means nothing (any more) is a failure, so that its holder learns of it; none at all is nobody.
    func caller(_ headers: HTTPFields, now: Date) async throws -> Caller {
        if let authorization = headers[.authorization] {
            return try await scanner(authorization)
        }
        guard let token = SessionCookie.token(in: headers) else { return .nobody }
        let person = try await SessionRepository(services.pool).person(
            tokenHash: SecretToken(shown: token).hash, at: now)
        return person.map(Caller.person) ?? .nobody
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
