import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct BackupCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "backup", abstract: "Back up a server to one file. The server may be running.",
            discussion: """
                The backup contains a consistent snapshot of the database, the key that encrypts stored secrets, and \
                the list of erased people. Only its owner can read the file. An existing file is replaced once the new \
                backup is complete. Sightings, which are most of the database, are left out unless --with-sightings is \
                given; people, visits and settings do not depend on them.
                """)

        @Argument(help: "The backup file to write, such as rollcall.tar.")
        var file: String

        @Flag(help: "Include sightings, so that the latest ones can still change visits after a restore.")
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
