import Client
import Foundation
import Vocabulary
import Wire

/// An error as it is printed: a message, a hint what to do, and the exit status.
struct ErrorReport: Equatable {
    let message: String
    let hint: String?
    let status: Status

    /// Nil for errors of the argument parser, which prints them itself.
    init?(_ error: any Error) {
        switch error {
        case let failure as Failure:
            self.init(message: failure.reason, hint: failure.hint, status: failure.exitStatus)
        case let error as ClientError:
            self.init(message: error.message, hint: error.hint, status: .unreachable)
        case let error as CommandError:
            self.init(message: error.message, hint: error.hint, status: error.status)
        case is Output.Closed:
            self.init(message: "", hint: nil, status: .refused)
        default:
            return nil
        }
    }

    private init(message: String, hint: String?, status: Status) {
        self.message = message
        self.hint = hint
        self.status = status
    }

    /// Prints the error to standard error; prints nothing if the reader of standard output has gone.
    func print() {
        guard !message.isEmpty else { return }
        Output.warn("rollcall: \(message)")
        if let hint { Output.warn("  \(hint)") }
    }

    /// The exit status of the program; 64 (`EX_USAGE`) means an invalid command line.
    enum Status: Int32 {
        /// The server refused the request, or the row was not found.
        case refused = 1
        /// The server cannot be reached, or is not ready.
        case unreachable = 2
        /// A login is required, or the request is not allowed.
        case notAllowed = 3
        case usage = 64
    }
}

extension Failure {
    var exitStatus: ErrorReport.Status {
        switch code {
        case .loginNecessary, .wrongCredentials, .notAllowed, .totpNecessary, .passwordChangeNecessary,
            .totpEnrolmentNecessary, .confirmationNecessary, .noRight, .outsideHours, .notSeen, .blind, .weakLock:
            .notAllowed
        case .unavailable: .unreachable
        case .badArguments, .badText, .unknownType, .notFound, .conflict, .roomTaken, .tooLarge, .cannotBeDone,
            .slowDown, .wrongMethod, .wrongHost, .wrongContentType, .headersTooLarge, .tooSlow, .internalError:
            .refused
        }
    }

    /// What to do about the failure; nil if there is no advice.
    var hint: String? {
        switch code {
        case .loginNecessary: "Log in with: rollcall login"
        case .wrongCredentials: "Check the e-mail address and the password."
        case .totpNecessary: "Give the code from your authenticator with --code."
        case .passwordChangeNecessary: "Choose a password of your own with: rollcall change-password"
        case .totpEnrolmentNecessary: "Enrol an authenticator with: rollcall totp enrol"
        case .confirmationNecessary: "Re-enter your password with: rollcall confirm"
        case .wrongHost: "Ask an admin to add this name to server.hosts, or use one of the server's own addresses."
        case .notAllowed: "Log in as a person who may do this: rollcall login. Show your login: rollcall whoami"
        case .roomTaken: "See the free rooms with: rollcall rooms free"
        case .notSeen: "Hold your badge near the door and try again."
        case .blind: "Give the code from your authenticator with --code."
        case .unknownType: "Use the version of rollcall that came with the server."
        case .unavailable, .slowDown: retryAfter.map { "Try again in \($0) s." } ?? "Try again in a moment."
        case .internalError: "See the server's log for details. Check the server with: rollcall health"
        case .badArguments: argument.map { "See --help for the format of '\($0)'." }
        case .badText, .notFound, .conflict, .tooLarge, .cannotBeDone, .wrongMethod, .wrongContentType,
            .headersTooLarge, .tooSlow, .noRight, .outsideHours, .weakLock:
            nil
        }
    }
}
