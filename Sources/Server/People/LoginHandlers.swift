import Accounts
import Phrases
import Store
import Vocabulary
import Wire

enum LoginHandlers {
    /// A wrong name and a wrong password get the same answer, after the same time.
    static func login(_ arguments: Login, _ context: HandlerContext) async throws -> Answer<Login.Reply> {
        let name = Check.userName(arguments.username)
        let found = try await credentials(name, context)
        // Before the attempt is counted, which writes to the database: a flood is refused at the cost of one lookup.
        try context.services.passwords.checkRoom(for: hashClient(found, context))
        let attempt = try await Attempt(buckets(name, found, context), context)
        let matches = try await attempt.checking {
            try await context.services.passwords.verify(
                arguments.password, against: found?.passwordHash, for: hashClient(found, context))
        }
        guard matches, let found else {
            try await context.audit(.loginRefused, subject: found?.personID)
            throw wrong
        }
        try await check(arguments.code, of: found.personID, attempt, context)
        try await attempt.takeBack()
        let answer = try await begin(found, context)
        // After the session has begun, since that requires the hash that was read.
        try await rehash(arguments.password, of: found, context)
        return answer
    }

    private static let wrong = Refusal(.wrongCredentials, .userNameOrPasswordWrong)

    /// Also nil for a name that no account can have.
    private static func credentials(_ name: String, _ context: HandlerContext) async throws -> Credentials? {
        guard canBeKept(name) else { return nil }
        return try await CredentialRepository(context.services.pool.points).find(
            email: name, browser: context.browserToken.map { SecretToken(shown: $0).hash })
    }

    private static func canBeKept(_ name: String) -> Bool { !name.unicodeScalars.contains("\0") }

    /// In a known browser, a person has their own place in the queue, separate from other callers at their address.
    private static func hashClient(_ found: Credentials?, _ context: HandlerContext) -> PasswordHasher.Client {
        guard let found, found.isKnownBrowser else { return context.hashClient }
        return .person(found.personID)
    }

    /// Anonymous callers share a bucket for each account; a browser in which the person has logged in has its own.
    private static func buckets(
        _ name: String, _ found: Credentials?, _ context: HandlerContext
    ) async throws -> [AttemptRepository.Bucket] {
        if found?.isKnownBrowser == true, let token = context.browserToken {
            return [.browser(SecretToken(shown: token).hash)]
        }
        let lowered =
            canBeKept(name) ? try await CredentialRepository(context.services.pool.points).lowered(name) : name
        return [.account(lowered), .address(context.address ?? "")]
    }

    /// Checks the second factor. A caller learns that it is required only after the right password.
    private static func check(
        _ code: String?, of person: Int64, _ attempt: Attempt, _ context: HandlerContext
    ) async throws {
        let codes = OneTimeCodes(of: person, context)
        guard try await codes.areNecessary() else { return }
        guard let code else {
            try await attempt.takeBack()
            throw Refusal(.totpNecessary, .oneTimeCodeMissing)
        }
        guard try await codes.accept(code) else {
            try await context.audit(.loginRefused, subject: person)
            throw Refusal(.wrongCredentials, .oneTimeCodeWrong)
        }
    }

    /// Replaces a hash that was made with outdated parameters.
    private static func rehash(_ password: String, of found: Credentials, _ context: HandlerContext) async throws {
        guard let old = found.passwordHash, context.services.passwords.isOutdated(old) else { return }
        try await CredentialRepository(context.services.pool.points).rehash(
            found.personID, from: old,
            to: context.services.passwords.hash(password, for: .person(found.personID)))
    }

    private static func begin(_ found: Credentials, _ context: HandlerContext) async throws -> Answer<Login.Reply> {
        guard let (obligation, cookies) = try await SessionStart(context: context, credentials: found).begin() else {
            throw wrong
        }
        try await context.audit(.login, actor: found.personID)
        let changes = try await AccessChangeRepository(context.services.pool.points).unread(of: found.personID)
        return Answer(
            reply: Login.Reply(
                classification: found.classification,
                passwordChangeNecessary: obligation == .passwordChange,
                totpEnrolmentNecessary: obligation == .totpEnrolment,
                accessChanges: changes.map(AccessChangeRecord.init)),
            cookie: cookies)
    }

    static func logout(_ arguments: Logout, _ context: HandlerContext) async throws -> Answer<EmptyReply> {
        if let token = context.sessionToken {
            try await SessionRepository(context.services.pool.points).end(tokenHash: SecretToken(shown: token).hash)
        }
        try await context.audit(.logout)
        return Answer(reply: EmptyReply(), cookie: .clear)
    }

    static func logoutEverywhere(
        _ arguments: LogoutEverywhere, _ context: HandlerContext
    ) async throws -> Answer<LogoutEverywhere.Reply> {
        let ended = try await SessionRepository(context.services.pool.points).endAll(of: context.person().id)
        try await context.audit(.logout, ["sessions": String(ended)])
        return Answer(reply: LogoutEverywhere.Reply(ended: ended), cookie: .clear)
    }

    static func whoami(_ arguments: Whoami, _ context: HandlerContext) async throws -> Whoami.Reply {
        let person = try context.person()
        return Whoami.Reply(
            person, groups: try await GroupRepository(context.services.pool.points).names(of: person.id),
            context.session?.preferences)
    }
}

extension Whoami.Reply {
    /// - Parameter groups: nil if they were not requested.
    init(_ person: Person, groups: [String]? = nil, _ preferences: Preferences?) {
        self.init(
            personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
            classification: person.classification, groups: groups, language: preferences?.language,
            theme: preferences?.theme, mode: preferences?.mode)
    }
}
