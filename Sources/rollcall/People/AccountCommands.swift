import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

/// The commands to log in, confirm the session, and log out.
enum AccountCommands {
    struct LogIn: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "login", abstract: "Log in, and stay logged in until `rollcall logout`.",
            discussion: """
                The password comes from --password-file or ROLLCALL_PASSWORD, or is prompted for. A one-time code \
                comes from --code, or is prompted for if the account requires a code.
                """)

        @OptionGroup var account: LoginOptions

        @OptionGroup var remote: RemoteOptions

        func run() async throws {
            let environment = ProcessInfo.processInfo.environment
            let kept = try remote.chosen.login(environment)
            let authority = remote.authority(environment, kept.station)
            let route = try await Route.to(
                kept.station, session: try? kept.load(), named: remote.server, authority: authority, environment)
            try await route.showing(.none).withClient { client in
                let (reply, session) = try await account.logIn(client, environment, authority: authority)
                try kept.save(session)
                try remote.output.show(reply, lines(session, reply))
                try await markRead(reply, route.showing(.session(session.session)))
            }
        }

        /// Marks the printed changes of the person's access as read.
        private func markRead(_ reply: Login.Reply, _ route: Route) async throws {
            guard let last = reply.accessChanges?.last, reply.passwordChangeNecessary != true,
                reply.totpEnrolmentNecessary != true
            else { return }
            try await route.withClient {
                _ = try await $0.send(GetAccessChanges(readThrough: last.accessChangeID))
            }
        }

        private func lines(_ session: SessionFile.Session, _ reply: Login.Reply) -> [TerminalText] {
            var lines: [TerminalText] = [
                "Logged in to \(session.server) as \(session.username) (\(reply.classification.rawValue))."
            ]
            lines += (reply.accessChanges ?? []).map { change in
                let who = [change.firstName, change.lastName].compactMap(\.self).joined(separator: " ")
                let time: String = remote.output.times.text(change.changedAt)
                return "\(who.isEmpty ? "An admin" : who) changed your access (\(change.change)) at \(time)."
            }
            if reply.passwordChangeNecessary == true {
                lines.append("First choose a password of your own: rollcall change-password")
            } else if reply.totpEnrolmentNecessary == true {
                lines.append("First enrol an authenticator: rollcall totp enrol")
            }
            return lines
        }
    }

    struct ConfirmSession: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "confirm", abstract: "Re-enter your password to unlock sensitive commands.",
            discussion: """
                For some minutes, the session may then change accounts, issue tokens and codes, export, erase, write \
                settings and run queries. On a terminal, commands prompt for the password when necessary. The \
                password comes from --password-file or ROLLCALL_PASSWORD, or is prompted for.
                """)

        @Option(
            help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
        var passwordFile: String?

        @Option(help: "A code from your authenticator, or a recovery code.")
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

        /// Prompts for a one-time code only if the server requires one.
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

        @OptionGroup var chosen: StationOption

        @Flag(help: "Print the reply as JSON.")
        var json = false

        func run() async throws {
            let kept = try chosen.login()
            guard let session = try kept.load() else {
                throw CommandError("You are not logged in.", status: .notAllowed)
            }
            let route = try await Route.to(
                kept.station, session: session, authority: session.ca,
                ProcessInfo.processInfo.environment)
            try await route.withClient(end)
            try kept.remove()
            try Output(json: json, times: TimeText()).show(EmptyReply(), "Logged out of \(session.server).")
        }

        /// Ends the session. A session that the server no longer knows counts as ended.
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
}
