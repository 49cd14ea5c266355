import Accounts
import Postgres
import Store
import Wire

enum ConfirmTOTPHandler: Handler {
    private static let recoveryCodes = 10

    static func handle(_ arguments: ConfirmTOTP, _ context: HandlerContext) async throws -> ConfirmTOTP.Reply {
        try await answer(arguments, context).reply
    }

    static func answer(
        _ arguments: ConfirmTOTP, _ context: HandlerContext
    ) async throws -> Answer<ConfirmTOTP.Reply> {
        let person = try context.person().id
        let attempt = try await Attempt([GuessBuckets.person(person)], context)
        let codes = (0..<recoveryCodes).map { _ in PaperCode(lasting: true) }
        guard let step = try await OneTimeCodes(of: person, context).unconfirmedStep(of: arguments.code) else {
            throw Failure(.cannotBeDone, "The code is wrong, or no authenticator waits for one. Enrol one first.")
        }
        try await context.services.pool.withTransaction { transaction in
            let isConfirmed = try await TOTPRepository(transaction).confirm(
                person, step: step, recoveryCodeHashes: codes.map(\.hash), at: context.now)
            guard isConfirmed else { throw Failure(.conflict, "One-time codes are in use already.") }
            try await context.audit(.totpEnrolled, subject: person, in: transaction)
        }
        try await attempt.takeBack()
        return Answer(
            reply: ConfirmTOTP.Reply(recoveryCodes: codes.map(\.text)), cookie: try await context.renewedSession())
    }
}
