import ArgumentParser
import Client
import Foundation
import Wire

struct LoginCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "login", abstract: "Log in, and stay so until `rollcall logout`.",
        discussion: "The password comes from --password-file, or ROLLCALL_PASSWORD, or is asked for.")

    @Option(help: ArgumentHelp("Your e-mail address; asked for if absent.", valueName: "e-mail"))
    var username: String?

    @Option(help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
    var passwordFile: String?

    @OptionGroup var remote: RemoteOptions

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let file = SessionFile(environment: environment)
        let destination = try Destination(named: remote.server, session: try? file.load(), environment: environment)
        let username = try username ?? askForUsername()
        let password = try password(environment)
        try await RollcallClient.withClient(server: destination.server.url) { client in
            let (reply, token) = try await client.login(username: username, password: password)
            try file.save(StoredSession(server: client.server, username: username, session: token))
            try remote.output.show(
                reply, "Logged in to \(client.server) as \(username) (\(reply.classification.rawValue)).")
        }
    }

    private func askForUsername() throws -> String {
        guard isatty(STDIN_FILENO) == 1, let answer = Prompt.line("E-mail: "), !answer.isEmpty else {
            throw CommandError("Nobody to log in.", hint: "Give your e-mail address with --username.", status: .usage)
        }
        return answer
    }

    private func password(_ environment: [String: String]) throws -> String {
        if let passwordFile { return try PasswordFile.read(passwordFile) }
        return try environment["ROLLCALL_PASSWORD"] ?? Prompt.secret("Password: ")
    }
}
