import ArgumentParser
import Foundation
import Node

extension NodeCommand {
    struct FollowCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "follow",
            abstract: "Be a student's client: tell the server which room beacons are near.",
            discussion: """
                Sends the list of near rooms, nearest first, whenever the rooms or their order change, every 30 \
                seconds while it hears any, and an empty list when it hears none any more. A session that has expired \
                is renewed; while the server is away it is asked again and again, and gets the latest list.

                The password is in ROLLCALL_PASSWORD or in a file, never on the command line.

                Needs CAP_NET_RAW and CAP_NET_ADMIN: see rollcall-node doctor.
                """)

        @OptionGroup var radio: RadioOptions

        @Option(help: ArgumentHelp("The server's address. [environment: ROLLCALL_SERVER]", valueName: "url"))
        var server: String?

        @Option(
            help: ArgumentHelp(
                "A PEM file that the server's certificate has to lead to, where it is not one the machine trusts. "
                    + "[environment: ROLLCALL_CA]", valueName: "file"))
        var ca: String?

        @Option(help: ArgumentHelp("The student's e-mail address.", valueName: "email"))
        var username: String

        @Option(
            help: ArgumentHelp(
                "A file with the password on its first line, not readable by all.", valueName: "file"))
        var passwordFile: String?

        @Option(help: ArgumentHelp("End after so long. By default it goes on until SIGINT or SIGTERM.", valueName: "n"))
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
