import Accounts
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum TOTPHandlers {
    static func enrol(_ arguments: EnrolTOTP, _ context: HandlerContext) async throws -> EnrolTOTP.Reply {
        let person = try context.person()
        _ = try await context.checkedPassword(arguments.password)
        let totp = TOTP()
        let sealed = try context.services.secretKey.existingOrNew().seal(totp.secret, of: .person(person.id))
        try await TOTPRepository(context.services.pool.points).enrol(person.id, sealedSecret: sealed)
        return EnrolTOTP.Reply(secret: totp.base32, uri: totp.uri(account: person.email, issuer: "Rollcall"))
    }

    private static let recoveryCodes = 10

    static func confirm(
        _ arguments: ConfirmTOTP, _ context: HandlerContext
    ) async throws -> Answer<ConfirmTOTP.Reply> {
        let person = try context.person().id
        let attempt = try await Attempt([.person(person)], context)
        let codes = (0..<recoveryCodes).map { _ in PaperCode(lasting: true) }
        guard let step = try await OneTimeCodes(of: person, context).unconfirmedStep(of: arguments.code) else {
            throw Refusal(.cannotBeDone, .enrolmentCodeWrong)
        }
        let cookie = try await context.changingAccess { transaction in
            let isConfirmed = try await TOTPRepository(transaction).confirm(
                person, step: step, recoveryCodeHashes: codes.map(\.hash), at: context.now)
            guard isConfirmed else { throw Refusal(.conflict, .totpInUse) }
            try await context.audit(.totpEnrolled, subject: person, in: transaction)
        }
        try await attempt.takeBack()
        return Answer(reply: ConfirmTOTP.Reply(recoveryCodes: codes.map(\.text)), cookie: cookie)
    }

    static func remove(_ arguments: RemoveTOTP, _ context: HandlerContext) async throws -> Answer<EmptyReply> {
        let person = try context.person().id
        switch (arguments.password, arguments.code) {
        case (let password?, nil): _ = try await context.checkedPassword(password)
        case (nil, let code?): try await check(code, of: person, context)
        default: throw Refusal(.badArguments, .oneArgumentOfTwoNeeded("password", "code"))
        }
        let cookie = try await context.changingAccess { transaction in
            guard try await TOTPRepository(transaction).remove(person) else {
                throw Refusal(.notFound, .totpNotInUse)
            }
            try await context.audit(.totpRemoved, subject: person, in: transaction)
        }
        return Answer(reply: EmptyReply(), cookie: cookie)
    }

    private static func check(_ code: String, of person: Int64, _ context: HandlerContext) async throws {
        let attempt = try await Attempt([.person(person)], context)
        guard try await OneTimeCodes(of: person, context).accept(code) else {
            throw Refusal(.wrongCredentials, .oneTimeCodeWrong)
        }
        try await attempt.takeBack()
    }
}
