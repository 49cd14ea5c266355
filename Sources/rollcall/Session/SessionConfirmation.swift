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
        guard isatty(STDIN_FILENO) == 1 else { throw Self.nobodyToAsk }
        return Confirm(password: password, code: Prompt.answer("One-time code: ") ?? "")
    }

    private func prompt() throws -> String {
        guard isatty(STDIN_FILENO) == 1 else { throw Self.nobodyToAsk }
        return try Prompt.secret("Your password, to confirm: ")
    }

    private static let nobodyToAsk = CommandError(
        "The server wants your password again, and there is no terminal to ask on.",
        hint: "Run first: rollcall confirm --password-file FILE", status: .notAllowed)
}

struct ConfirmCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm", abstract: "Show your password again, for what needs a confirmed session.",
        discussion: """
            For some minutes the session may then change accounts, give out tokens and codes, export, erase, write \
            settings and run queries. Commands ask by themselves where there is a terminal. The password comes from \
            --password-file, or ROLLCALL_PASSWORD, or is asked for.
            """)

    @Option(help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
    var passwordFile: String?

    @Option(help: "The code that your authenticator shows, or a recovery code.")
    var code: String?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let password =
            try passwordFile.map(PasswordFile.read) ?? ProcessInfo.processInfo.environment["ROLLCALL_PASSWORD"]
            ?? Prompt.secret("Password: ")
        let reply = try await send(client, password)
        let end: String = output.times.text(reply.confirmedUntil)
        try output.show(reply, "The session is confirmed until \(end).")
    }

    /// Asks for a one-time code only after the server has.
    private func send(_ client: RollcallClient, _ password: String) async throws -> Confirm.Reply {
        do {
            return try await client.send(Confirm(password: password, code: code))
        } catch let failure as Failure where failure.code == .totpNecessary && isatty(STDIN_FILENO) == 1 {
            return try await client.send(Confirm(password: password, code: Prompt.answer("One-time code: ") ?? ""))
        }
    }
}
