import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct RestoreCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "restore", abstract: "Restore a server from a backup into an empty data folder or database.",
            discussion: """
                The whole backup is verified before anything is written. Erased people stay erased. When the restored \
                server starts, nodes send the sightings again that were acknowledged after the backup.
                """)

        @Argument(help: "The backup file that `rollcall-server backup` wrote.")
        var file: String

        @Option(help: "The file \"erasures\" of the lost server: it lists the people erased since the backup.")
        var erasures: String?

        @OptionGroup var database: DatabaseOptions

        func run() async throws {
            let logger = try database.logger()
            let restore = Restore(try await database.configuration(), logger: logger)
            let report = try await ServerCommand.untilSignal { try await restore.run(file, erasures: erasures) }
            print("Restored the backup of \(report.manifest.madeAt.formatted(.iso8601)).")
            if !report.migrations.isEmpty { print("Applied migrations: \(report.migrations.joined(separator: ", "))") }
            if report.erasures > 0 { print("Erased again: \(report.erasures) people.") }
            print("Start the server. Nodes will then send the sightings again that were acknowledged after the backup.")
        }
    }
}
