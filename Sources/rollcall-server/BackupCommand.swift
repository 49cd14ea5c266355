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
}
