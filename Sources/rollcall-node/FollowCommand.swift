import ArgumentParser
import Foundation
import Node

extension NodeCommand {
    struct FollowCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "follow",
            abstract: "Run as a student's client: report the nearby room beacons to the server.",
            discussion: """
                The client sends the list of nearby room beacons, nearest first: when the list changes, every 30 \
                seconds while it hears any, and once as an empty list when it no longer hears any. An expired session \
                is renewed. While the server is unreachable, the client keeps trying, and then sends the latest list.

                The password is read from ROLLCALL_PASSWORD or from --password-file, never from the command line.

                The command needs CAP_NET_RAW and CAP_NET_ADMIN: `rollcall-node doctor` checks them.
                """)

        @OptionGroup var radio: RadioOptions

        @Option(help: ArgumentHelp("The URL of the server. [environment: ROLLCALL_SERVER]", valueName: "url"))
        var server: String?

        @Option(
            help: ArgumentHelp(
                "A PEM file with the authority that signed the server's certificate. (default: the authorities that "
                    + "this machine trusts) [environment: ROLLCALL_CA]", valueName: "file"))
        var ca: String?

        @Option(help: ArgumentHelp("The student's e-mail address.", valueName: "email"))
        var username: String

        @Option(
            help: ArgumentHelp(
                "A file with the password on its first line; other users must not be able to read it.",
                valueName: "file"))
        var passwordFile: String?

        @Option(help: ArgumentHelp("Stop after n seconds. (default: run until SIGINT or SIGTERM)", valueName: "n"))
        var seconds: Double?

        func validate() throws {
            try Foreground.check(seconds: seconds)
        }

        func run() async throws {
            try await Foreground.run {
                let settings = try NodeFlags(server: server, ca: ca).settings()
                let password = try StudentLogin.password(
                    file: passwordFile, environment: ProcessInfo.processInfo.environment)
                let live = try LiveRadio(radio.settings(), isFirstStartVital: true, logger: Foreground.logger)
                let login = StudentLogin(
                    server: settings.server, trust: settings.trust, username: username, password: password)
                try await live.follow(login, seconds: seconds)
            }
        }
    }
}
