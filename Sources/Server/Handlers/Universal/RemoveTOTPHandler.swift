import Postgres
import Store
import Wire

enum RemoveTOTPHandler: Handler {
    static func handle(_ arguments: RemoveTOTP, _ context: HandlerContext) async throws -> NoReply {
        try await answer(arguments, context).reply
    }

    static func answer(_ arguments: RemoveTOTP, _ context: HandlerContext) async throws -> Answer<NoReply> {
        let person = try context.person().id
        switch (arguments.password, arguments.code) {
        case (let password?, nil): _ = try await context.checkedPassword(password)
        case (nil, let code?): try await check(code, of: person, context)
        default: throw Failure(.badArguments, "Give either the argument 'password' or the argument 'code'.")
        }
        try await context.services.pool.withTransaction { transaction in
            guard try await TOTPRepository(transaction).remove(person) else {
                throw Failure(.notFound, "One-time codes are not in use.")
            }
            try await context.audit(.totpRemoved, subject: person, in: transaction)
        }
        return Answer(reply: NoReply(), cookie: try await context.renewedSession())
    }

    private static func check(_ code: String, of person: Int64, _ context: HandlerContext) async throws {
        let attempt = try await Attempt([GuessBuckets.person(person)], context)
        guard try await OneTimeCodes(of: person, context).accept(code) else {
            throw Failure(.wrongCredentials, "The one-time code is wrong, or was used before.")
        }
        try await attempt.takeBack()
    }
}
