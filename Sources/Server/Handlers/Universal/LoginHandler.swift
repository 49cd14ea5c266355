import Accounts
import Foundation
import Store
import Wire

enum LoginHandler: Handler {
    /// How long a session lasts.
    static let sessionLength: TimeInterval = 12 * 3600

    static func handle(_ arguments: Login, _ context: HandlerContext) async throws -> Login.Reply {
        try await answer(arguments, context).reply
    }

    /// A wrong name and a wrong password are answered alike, in the same time.
    static func answer(_ arguments: Login, _ context: HandlerContext) async throws -> Answer<Login.Reply> {
        let services = context.services
        let credentials = try await credentials(arguments.username, context)
        let matches = await services.passwords.verify(arguments.password, against: credentials?.passwordHash)
        guard matches, let credentials else {
            throw Failure(.wrongCredentials, "The user name or the password is wrong.")
        }
        let token = SecretToken()
        try await SessionRepository(services.pool).create(
            tokenHash: token.hash, person: credentials.personID, at: context.now,
            expiresAt: context.now.addingTimeInterval(sessionLength))
        return Answer(
            reply: Login.Reply(classification: credentials.classification.onTheWire),
            cookie: .set(token: token.text))
    }

    /// Nil, too, for a name that no account can have.
    private static func credentials(_ username: String, _ context: HandlerContext) async throws -> Credentials? {
        guard username.unicodeScalars.count <= 254, !username.unicodeScalars.contains("\0") else { return nil }
        return try await PersonRepository(context.services.pool).credentials(
            email: username.trimmingCharacters(in: .whitespaces))
    }
}
