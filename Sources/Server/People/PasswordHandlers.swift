import Accounts
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum PasswordHandlers {
    static func change(_ arguments: ChangePassword, _ context: HandlerContext) async throws -> Answer<EmptyReply> {
        let current = try context.currentSession()
        let password = try Check.password(arguments.newPassword, "new_password", of: current.person.email)
        guard password != arguments.password else {
            throw Refusal(
                .badArguments, .argumentRepeatsPassword("new_password"),
                argument: "new_password")
        }
        // A person who has just logged in with a password from an admin has just entered a code, too.
        if current.obligation == nil, try await OneTimeCodes(of: current.person.id, context).areNecessary() {
            try context.requireConfirmation()
        }
        let old = try await context.checkedPassword(arguments.password)
        let new = try await context.services.passwords.hash(password, for: context.hashClient)
        let cookie = try await context.changingAccess { transaction in
            try await CredentialRepository(transaction).change(current.person.id, from: old, to: new)
            try await SessionRepository(transaction).endAll(of: current.person.id, except: current.id)
            try await context.audit(.passwordChanged, subject: current.person.id, in: transaction)
        }
        return Answer(reply: EmptyReply(), cookie: cookie)
    }

    /// A wrong name and a wrong code get the same answer.
    static func claim(_ arguments: ClaimAccount, _ context: HandlerContext) async throws -> EmptyReply {
        let name = Check.userName(arguments.username)
        let password = try Check.password(arguments.password, of: name)
        try context.services.passwords.checkRoom(for: context.hashClient)
        // Counted only by address: 80 random bits need no more, and others could use up the account's own bucket.
        let attempt = try await Attempt([.address(context.address ?? "")], context)
        let code = PaperCode(typed: arguments.code).hash
        guard let person = try await claimant(name, code, context) else { throw wrong }
        let hash = try await attempt.checking {
            try await context.services.passwords.hash(password, for: context.hashClient)
        }
        try await claim(person, code, hash, context)
        try await attempt.takeBack()
        return EmptyReply()
    }

    private static func claimant(_ name: String, _ code: [UInt8], _ context: HandlerContext) async throws -> Int64? {
        guard !name.unicodeScalars.contains("\0") else { return nil }
        return try await CredentialRepository(context.services.pool.points).claimant(
            email: name, codeHash: code, at: context.now)
    }

    private static func claim(
        _ person: Int64, _ code: [UInt8], _ hash: String, _ context: HandlerContext
    ) async throws {
        try await context.services.pool.withTransaction { transaction in
            guard
                try await CredentialRepository(transaction).claim(
                    person, codeHash: code, passwordHash: hash, at: context.now)
            else { throw wrong }
            try await context.audit(.accountClaimed, actor: person, in: transaction)
        }
    }

    private static let wrong = Refusal(
        .wrongCredentials, .userNameOrCodeWrong)

    static func issueClaimCode(_ arguments: IssueClaimCode, _ context: HandlerContext) async throws
        -> IssueClaimCode.Reply
    {
        let person = try await context.person(email: arguments.email, id: nil).id
        guard try context.person().id != person else { throw Refusal.ownPassword }
        let code = PaperCode()
        let expiresAt = try await context.services.pool.withTransaction { transaction in
            try await context.audit(.claimCodeIssued, subject: person, in: transaction)
            try await context.note([.claimCode], of: person, in: transaction)
            return try await CredentialRepository(transaction).issueClaimCode(
                hash: code.hash, for: person, at: context.now)
        }
        guard let expiresAt else { throw Refusal(.notFound, .noSuchPerson) }
        return IssueClaimCode.Reply(code: code.text, expiresAt: expiresAt)
    }
}
