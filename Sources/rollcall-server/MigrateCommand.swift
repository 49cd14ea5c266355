import ArgumentParser
import Server

extension ServerCommand {
    struct MigrateCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "migrate", abstract: "Update the schema of the database to this version, then exit.")

        @OptionGroup var database: DatabaseOptions

        func run() async throws {
            let logger = try database.logger()
            let configuration = try await database.configuration()
            let applied = try await Database(configuration, logger: logger).use {
                try await $0.migrate(logger: logger)
            }
            let names = applied.joined(separator: ", ")
            print(applied.isEmpty ? "The schema is up to date." : "Applied migrations: \(names)")
        }
    }
}
