import Accounts
import Store
import Wire

enum ConfirmHandler: Handler {
    static func handle(_ arguments: Confirm, _ context: HandlerContext) async throws -> Confirm.Reply {
        let session = try context.currentSession()
        _ = try await context.checkedPassword(arguments.password)
        try await check(arguments.code, of: session.person.id, context)
        guard
            let until = try await SessionRepository(context.services.pool).confirm(
                session.id, at: context.services.clock.civil)
        else { throw Failure(.loginNecessary, "Please log in.") }
        try await context.audit(.sessionConfirmed)
        return Confirm.Reply(confirmedUntil: until)
    }

    private static func check(_ code: String?, of person: Int64, _ context: HandlerContext) async throws {
        let codes = OneTimeCodes(of: person, context)
        guard try await codes.areNecessary() else { return }
        guard let code else { throw Failure(.totpNecessary, "Please give a one-time code, too.") }
        let attempt = try await Attempt([GuessBuckets.person(person)], context)
        guard try await codes.accept(code) else {
            throw Failure(.wrongCredentials, "The one-time code is wrong, or was used before.")
        }
        try await attempt.takeBack()
    }
}
