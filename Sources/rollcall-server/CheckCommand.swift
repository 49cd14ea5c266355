import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct CheckCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Report unsafe settings and how to fix them. The server may be running.",
            discussion: """
                The command checks the configuration of PostgreSQL, file permissions, TLS, database roles, accounts, \
                the disk and the clock. Give it the same settings as the server, preferably with --config. Each \
                finding is a line that starts with ok, warning or bad; unless it is ok, a second line says what to \
                do. The exit status is 1 if a finding is bad, else 0.
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
