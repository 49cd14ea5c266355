import ArgumentParser
import Client
import Foundation
import Wire

/// Asks on the terminal for what confirms the session, where a request needs that.
struct SessionConfirmation: Sendable {
    private let environment: [String: String]

    init(_ environment: [String: String]) {
        self.environment = environment
    }

    /// The password of `ROLLCALL_PASSWORD`, or the one that is typed, with a one-time code where the server wants one.
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
        "The server asks for your password again, and there is no terminal to type it on.",
        hint: "Run first: rollcall confirm --password-file FILE", status: .notAllowed)
}
