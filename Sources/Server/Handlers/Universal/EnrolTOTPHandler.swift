import Accounts
import Store
import Wire

enum EnrolTOTPHandler: Handler {
    static func handle(_ arguments: EnrolTOTP, _ context: HandlerContext) async throws -> EnrolTOTP.Reply {
        let person = try context.person()
        _ = try await context.checkedPassword(arguments.password)
        let totp = TOTP()
        let sealed = try context.services.secretKey.existingOrNew().seal(totp.secret, of: person.id)
        try await TOTPRepository(context.services.pool).enrol(person.id, sealedSecret: sealed)
        return EnrolTOTP.Reply(secret: totp.base32, uri: totp.uri(account: person.email, issuer: "Rollcall"))
    }
}
