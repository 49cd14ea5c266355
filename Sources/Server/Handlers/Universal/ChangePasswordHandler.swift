import Accounts
import Postgres
import Store
import Wire

enum ChangePasswordHandler: Handler {
    static func handle(_ arguments: ChangePassword, _ context: HandlerContext) async throws -> NoReply {
        try await answer(arguments, context).reply
    }

    static func answer(_ arguments: ChangePassword, _ context: HandlerContext) async throws -> Answer<NoReply> {
        let current = try context.currentSession()
        let password = try Check.password(arguments.newPassword, "new_password", of: current.person.email)
        guard password != arguments.password else {
            throw Failure(.badArguments, "The argument 'new_password' must be another password than before.")
        }
        let old = try await context.checkedPassword(arguments.password)
        let new = try await context.services.passwords.hash(password, for: context.hashClient)
        try await context.services.pool.withTransaction { transaction in
            try await CredentialRepository(transaction).change(current.person.id, from: old, to: new)
            try await SessionRepository(transaction).endAll(of: current.person.id, except: current.id)
            try await context.audit(.passwordChanged, subject: current.person.id, in: transaction)
        }
        return Answer(reply: NoReply(), cookie: try await context.renewedSession())
    }
}
