import ArgumentParser
import Server

extension ServerCommand {
    struct MigrateCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "migrate", abstract: "Bring the database's schema up to date, and stop.")

        @OptionGroup var database: DatabaseOptions

        func run() async throws {
            let logger = try database.logger()
            let configuration = try await database.configuration()
            let applied = try await Database(configuration, logger: logger).use {
                try await $0.migrate(logger: logger)
            }
            print(applied.isEmpty ? "The schema is up to date." : "Applied: \(applied.joined(separator: ", "))")
        }
    }
}
