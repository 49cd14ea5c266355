import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct CheckCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Look for what is unsafe in the configuration, also while a server runs.",
            discussion: """
                Looks at PostgreSQL's configuration, the modes of files, TLS, the roles, open accounts, the disk and \
                the clock. Give it the settings that the server has, best with --config. Each finding is a line that \
                begins with ok, warning or bad, and a line that says what to do. The exit status is 1 where one is \
                bad, else 0.
                """)

        @OptionGroup var database: DatabaseOptions

        @Flag(help: "Print the findings as a JSON array.")
        var json = false

        func run() async throws {
            let logger = try database.logger()
            let findings = await ServerCheck(try await database.configuration(), logger: logger).findings()
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                print(String(decoding: try encoder.encode(findings), as: UTF8.self))
            } else {
                for finding in findings { print(finding) }
            }
            if findings.contains(where: { $0.level == .bad }) { throw ExitCode(1) }
        }
    }
}
