import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct BackupCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "backup", abstract: "Write all that a server is made of into one file, also while it runs.",
            discussion: """
                The file holds the database as of one moment, the key of sealed secrets, and who was erased. Only its \
                owner may read it. A file of that name is replaced once the new one is whole. Sightings are left out, \
                which are most of the database: visits, people and settings are all there without them.
                """)

        @Argument(help: "The file to write, such as rollcall.tar.")
        var file: String

        @Flag(help: "Write the sightings too, so that what was just heard can still change visits.")
        var withSightings = false

        @OptionGroup var database: DatabaseOptions

        func run() async throws {
            let logger = try database.logger()
            let backup = Backup(try await database.configuration(), logger: logger)
            let progress = TerminalProgress("database")
            let report = try await ServerCommand.untilSignal {
                try await backup.make(at: file, withSightings: withSightings, progress: progress.show)
            }
            progress.end()
            print("Backed up to \(file): \(report.bytes) bytes, \(withSightings ? "with" : "without") sightings.")
        }
    }

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
