import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

/// Logging in and out, and who is logged in.
enum AccountCommands {
    struct LogIn: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "login", abstract: "Log in, and stay so until `rollcall logout`.",
            discussion: """
                The password comes from --password-file, or ROLLCALL_PASSWORD, or is asked for. A one-time code comes \
                from --code, or is asked for where the account needs one.
                """)

        @Option(help: ArgumentHelp("Your e-mail address; asked for if absent.", valueName: "e-mail"))
        var username: String?

        @Option(
            help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
        var passwordFile: String?

        @Option(help: "The code that your authenticator shows, or a recovery code.")
        var code: String?

        @OptionGroup var remote: RemoteOptions

        func run() async throws {
            let environment = ProcessInfo.processInfo.environment
            let file = SessionFile(environment: environment)
            let destination = try Destination(named: remote.server, session: try? file.load(), environment: environment)
            let username = try username ?? askForUsername()
            let password = try password(environment)
            let trust = try remote.trust(environment, nil)
            try await RollcallClient.withClient(server: destination.server.url, trust: trust) { client in
                let (reply, token) = try await login(client, username, password)
                try file.save(
                    SessionFile.Session(
                        server: client.server, username: username, session: token, ca: remote.authority(environment)))
                try remote.output.show(reply, lines(client.server, username, reply))
                try await markRead(reply, client.server, token, trust)
            }
        }

        /// Asks for a one-time code only after the server has.
        private func login(
            _ client: RollcallClient, _ username: String, _ password: String
        ) async throws -> (Login.Reply, String) {
            do {
                return try await client.login(username: username, password: password, code: code)
            } catch let failure as Failure where failure.code == .totpNecessary && isatty(STDIN_FILENO) == 1 {
                return try await client.login(
                    username: username, password: password, code: Prompt.line("One-time code: ") ?? "")
            }
        }

        /// What was shown of the changes to their access was read.
        private func markRead(_ reply: Login.Reply, _ server: String, _ token: String, _ trust: ServerTrust)
            async throws
        {
            guard let last = reply.accessChanges?.last, let url = URL(string: server),
                reply.passwordChangeNecessary != true, reply.totpEnrolmentNecessary != true
            else { return }
            try await RollcallClient.withClient(server: url, credential: .session(token), trust: trust) { client in
                _ = try await client.send(GetAccessChanges(readThrough: last.accessChangeID))
            }
        }

        private func lines(_ server: String, _ username: String, _ reply: Login.Reply) -> [TerminalText] {
            var lines: [TerminalText] = ["Logged in to \(server) as \(username) (\(reply.classification.rawValue))."]
            lines += (reply.accessChanges ?? []).map { change in
                let who = [change.firstName, change.lastName].compactMap(\.self).joined(separator: " ")
                let time: String = remote.output.times.text(change.changedAt)
                return "\(who.isEmpty ? "An admin" : who) changed your access (\(change.change)) at \(time)."
            }
            if reply.passwordChangeNecessary == true {
                lines.append("Choose a password of your own first: rollcall change-password")
            } else if reply.totpEnrolmentNecessary == true {
                lines.append("Enrol an authenticator first: rollcall totp enrol")
            }
            return lines
        }

        private func askForUsername() throws -> String {
            guard isatty(STDIN_FILENO) == 1, let answer = Prompt.line("E-mail: "), !answer.isEmpty else {
                throw CommandError(
                    "Nobody to log in.", hint: "Give your e-mail address with --username.", status: .usage)
            }
            return answer
        }

        private func password(_ environment: [String: String]) throws -> String {
            if let passwordFile { return try PasswordFile.read(passwordFile) }
            return try environment["ROLLCALL_PASSWORD"] ?? Prompt.secret("Password: ")
        }
    }

    struct ConfirmSession: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "confirm", abstract: "Show your password again, for what needs a confirmed session.",
            discussion: """
                For some minutes the session may then change accounts, give out tokens and codes, export, erase, write \
                settings and run queries. Commands ask by themselves where there is a terminal. The password comes \
                from --password-file, or ROLLCALL_PASSWORD, or is asked for.
                """)

        @Option(
            help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
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

    struct LogOut: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "logout", abstract: "End the session, on the server and here.")

        @Flag(help: "End all your sessions, on every machine.")
        var everywhere = false

        @Flag(help: "Print the reply as JSON.")
        var json = false

        func run() async throws {
            let file = SessionFile(environment: ProcessInfo.processInfo.environment)
            guard let session = try file.load() else {
                throw CommandError("Nobody is logged in.", status: .notAllowed)
            }
            let destination = try Destination(named: nil, session: session, environment: [:])
            try await RollcallClient.withClient(
                server: destination.server.url, credential: destination.credential,
                trust: try .leading(to: session.ca), end)
            try file.remove()
            try Output(json: json, times: TimeText()).show(NoReply(), "Logged out of \(session.server).")
        }

        /// A session the server no longer knows is as good as ended.
        private func end(_ client: RollcallClient) async throws {
            do {
                if everywhere {
                    _ = try await client.send(LogoutEverywhere())
                } else {
                    _ = try await client.send(Logout())
                }
            } catch let failure as Failure where failure.code == .loginNecessary {
                return
            }
        }
    }

    struct WhoAmI: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "whoami", abstract: "Who is logged in, and where.")

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(Whoami())
            let fields = Fields([
                ("Person", "\(reply.firstName) \(reply.lastName) <\(reply.email)>"),
                ("Id", String(reply.personID)),
                ("Classification", reply.classification.rawValue),
                ("Groups", reply.groups?.joined(separator: ", ") ?? ""),
                ("Language", reply.language?.rawValue ?? "auto"),
                ("Theme", reply.theme?.rawValue ?? "auto"),
                ("Mode", reply.mode?.rawValue ?? "auto"),
                ("Server", client.server),
            ])
            try output.show(reply, fields.lines)
        }
    }
}
