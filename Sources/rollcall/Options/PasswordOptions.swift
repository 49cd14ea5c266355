import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

/// Who logs in, and with which password. None is an argument: others on the machine can read those.
struct PasswordOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Your e-mail address; asked for if absent.", valueName: "e-mail"))
    var username: String?

    @Option(
        help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
    var passwordFile: String?

    /// Logs in, and asks for what is not given.
    /// - Parameters:
    ///   - authority: the file of certificates that the session is kept with.
    ///   - code: a one-time code, where one is given.
    /// - Throws: `CommandError` where no person can be asked, and what the client throws.
    func logIn(
        _ client: RollcallClient, _ environment: [String: String], authority: String?, code: String?
    ) async throws -> (reply: Login.Reply, session: SessionFile.Session) {
        let username = try username ?? askForUsername()
        let (reply, token) = try await logIn(client, username, password(environment), code)
        return (
            reply, SessionFile.Session(server: client.server, username: username, session: token, ca: authority)
        )
    }

    /// Asks for a one-time code only after the server has.
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
