import ArgumentParser
import Client
import Foundation
import Wire

/// Prompts on the terminal for the password and code that confirm the session, if a request requires confirmation.
struct SessionConfirmation: Sendable {
    private let environment: [String: String]

    init(_ environment: [String: String]) {
        self.environment = environment
    }

    /// Returns the confirmation: the password of `ROLLCALL_PASSWORD` or a typed password, with a one-time code if the
    /// server requires a code.
    /// - Throws: `CommandError` if there is no terminal for a prompt.
    @Sendable func ask(_ asksForCode: Bool) throws -> Confirm {
        let password = try environment["ROLLCALL_PASSWORD"] ?? prompt()
        guard asksForCode else { return Confirm(password: password) }
        guard isatty(STDIN_FILENO) == 1 else { throw Self.noneToAsk }
        return Confirm(password: password, code: Prompt.answer("One-time code: ") ?? "")
    }

    private func prompt() throws -> String {
        guard isatty(STDIN_FILENO) == 1 else { throw Self.noneToAsk }
        return try Prompt.secret("Your password, to confirm: ")
    }

    private static let noneToAsk = CommandError(
        "The server requires your password again, and there is no terminal to type it on.",
        hint: "First run: rollcall confirm --password-file FILE", status: .notAllowed)
}
