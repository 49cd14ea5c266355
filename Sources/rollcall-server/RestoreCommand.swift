import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct RestoreCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "restore", abstract: "Make a server again from a backup, on a machine that has none.",
            discussion: """
                The data folder, or the database that is named, has to be empty. All of the file is checked before \
                anything is made. Who was erased stays erased. Nodes then send again what was acknowledged since the \
                backup.
                """)

        @Argument(help: "The file that `rollcall-server backup` wrote.")
        var file: String

        @Option(help: "The file `erasures` of the server that is gone, with who was erased since the backup.")
        var erasures: String?

        @OptionGroup var database: DatabaseOptions

        func run() async throws {
            let logger = try database.logger()
            let restore = Restore(try await database.configuration(), logger: logger)
            let report = try await ServerCommand.untilSignal { try await restore.run(file, erasures: erasures) }
            print("Restored the backup of \(report.manifest.madeAt.formatted(.iso8601)).")
            if !report.migrations.isEmpty { print("Applied: \(report.migrations.joined(separator: ", "))") }
            if report.erasures > 0 { print("Erased people that stay erased: \(report.erasures).") }
            print("Start the server; nodes then send again what came since the backup.")
        }
    }
}
