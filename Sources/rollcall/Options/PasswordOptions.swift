import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

/// The person who logs in, and the source of the password. The password is never an argument, since other users of the
/// machine can read arguments.
struct PasswordOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Your e-mail address; prompted for if absent.", valueName: "e-mail"))
    var username: String?

    @Option(
        help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
    var passwordFile: String?

    /// Logs in, and prompts for values that are not given.
    /// - Parameters:
    ///   - authority: the file with the trusted certificates, which is stored with the session.
    ///   - code: a one-time code; nil if absent.
    /// - Throws: `CommandError` if there is no terminal for a prompt, and the errors of the client.
    func logIn(
        _ client: RollcallClient, _ environment: [String: String], authority: String?, code: String?
    ) async throws -> (reply: Login.Reply, session: SessionFile.Session) {
        let username = try username ?? askForUsername()
        let (reply, token) = try await logIn(client, username, password(environment), code)
        return (
            reply, SessionFile.Session(server: client.server, username: username, session: token, ca: authority)
        )
    }

    /// Prompts for a one-time code only if the server requires one.
    private func logIn(
        _ client: RollcallClient, _ username: String, _ password: String, _ code: String?
    ) async throws -> (Login.Reply, String) {
        do {
            return try await client.login(username: username, password: password, code: code)
        } catch let failure as Failure where failure.code == .totpNecessary && isatty(STDIN_FILENO) == 1 {
            return try await client.login(
                username: username, password: password, code: Prompt.line("One-time code: ") ?? "")
        }
    }

    private func askForUsername() throws -> String {
        guard isatty(STDIN_FILENO) == 1, let answer = Prompt.line("E-mail: "), !answer.isEmpty else {
            throw CommandError("There is no user name.", hint: "Add --username with an e-mail address.", status: .usage)
        }
        return answer
    }

    private func password(_ environment: [String: String]) throws -> String {
        if let passwordFile { return try PasswordFile.read(passwordFile) }
        return try environment["ROLLCALL_PASSWORD"] ?? Prompt.secret("Password: ")
    }
}
