import Wire

extension Failure {
    var exitStatus: ProgramStatus {
        switch code {
        case .loginNecessary, .wrongCredentials, .notAllowed, .totpNecessary, .passwordChangeNecessary,
            .totpEnrolmentNecessary, .confirmationNecessary:
            .notAllowed
        case .unavailable: .unreachable
        case .badArguments, .badText, .unknownType, .notFound, .conflict, .tooLarge, .cannotBeDone, .slowDown,
            .wrongMethod, .wrongHost, .wrongContentType, .headersTooLarge, .tooSlow, .internalError:
            .refused
        }
    }

    /// What to do about it, where a command can help.
    var hint: String? {
        switch code {
        case .loginNecessary: "Log in with: rollcall login"
        case .wrongCredentials: "Check the e-mail address and the password."
        case .totpNecessary: "Give the code that your authenticator shows with --code."
        case .passwordChangeNecessary: "Choose a password of your own with: rollcall change-password"
        case .totpEnrolmentNecessary: "Enrol an authenticator with: rollcall totp enrol"
        case .confirmationNecessary: "Show your password again with: rollcall confirm"
        case .wrongHost: "An admin adds this name to server.hosts, or use one of the server's own addresses."
        case .notAllowed: "Log in as somebody who may do this: rollcall login. See who you are: rollcall whoami"
        case .unknownType: "Use the version of rollcall that came with the server."
        case .unavailable, .slowDown: retryAfter.map { "Try again in \($0) s." } ?? "Try again in a moment."
        case .internalError: "The server's log says more. See how it is: rollcall health"
        case .badArguments, .badText, .notFound, .conflict, .tooLarge, .cannotBeDone, .wrongMethod, .wrongContentType,
            .headersTooLarge, .tooSlow:
            nil
        }
    }
}
