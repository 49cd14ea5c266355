import Accounts
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

/// Registers a device for an account, which is created if it does not exist.
struct SkyluxRegistration: Sendable {
    let serial: String
    let code: String?
    let username: String
    let password: String

    /// Throws `Refusal` if a field is missing.
    init(_ fields: SkyluxFields) throws {
        serial = try fields.necessary("mac")
        code = fields["code"]
        username = try fields.necessary("username")
        password = try fields.necessary("password")
    }

    private static let nothing = Refusal(
        .notFound, .deviceRegistrationRefused)

    private var request: RegisterDevice { RegisterDevice(serial: serial, code: code) }

    /// Performs the registration. Only callers who may register the device learn whether the account exists.
    /// - Parameter logIn: logs in by name and password, and returns the token of the session.
    /// - Returns: the reply, and the token of the account.
    /// - Throws: `Refusal`; then nothing has changed.
    func perform(
        _ stranger: HandlerContext, _ origin: RequestOrigin, logIn: (Login) async throws -> String
    ) async throws -> (reply: RegisterDevice.Reply, token: String) {
        try await checkCode(stranger)
        let login = Login(username: username, password: password)
        let name = Check.userName(username)
        let known = try await CredentialRepository(stranger.services.pool.points).find(email: name, browser: nil)
        guard known == nil else {
            let token = try await logIn(login)
            let caller = try await SkyluxTokens(services: stranger.services).caller(token, from: origin)
            return (try await caller.asker.reply(to: request), token)
        }
        let reply = try await registerForVisitor(stranger)
        return (reply, try await logIn(login))
    }

    /// Checks the code before anything else, without using it up. A wrong code counts as a guess from its address.
    private func checkCode(_ stranger: HandlerContext) async throws {
        let attempt = try await Attempt([.address(stranger.address ?? "")], stranger)
        let mayRegister = try await attempt.checking {
            try await DeviceLoginRepository(stranger.services.pool.points).mayRegister(
                serial: serial, codeHash: code.map { PaperCode(typed: $0).hash }, at: stranger.now)
        }
        guard mayRegister else { throw Self.nothing }
        try await attempt.takeBack()
    }

    /// Creates the account and the registration in one transaction.
    private func registerForVisitor(_ stranger: HandlerContext) async throws -> RegisterDevice.Reply {
        let email = try Check.email(username)
        let hash = try await stranger.services.passwords.hash(
            Check.password(password, of: email), for: stranger.hashClient)
        return try await stranger.services.pool.withTransaction { transaction in
            let people = PersonRepository(transaction)
            let id = try await people.create(
                email: email, firstName: String(email.prefix { $0 != "@" }.unicodeScalars.prefix(100)),
                lastName: "Visitor", classification: .visitor, passwordHash: hash, at: stranger.now)
            try await stranger.audit(
                .personCreated, subject: id, ["classification": Classification.visitor.rawValue], in: transaction)
            guard let person = try await people.find(.id(id)) else { throw Self.nothing }
            return try await DeviceHandlers.register(request, stranger.visitor(person, in: transaction))
        }
    }
}

extension HandlerContext {
    /// Returns the same request on behalf of a person whose account has just been created in a transaction.
    fileprivate func visitor(_ person: Person, in transaction: Transaction) -> HandlerContext {
        var services = services
        services.pool = services.pool.joining(transaction)
        return HandlerContext(
            services: services, caller: .person(person), sessionToken: nil, now: now, uptime: uptime, address: address,
            agent: agent, base: base)
    }
}
