import ArgumentParser
import UnixSignals

@main
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-server",
        abstract: "Track who is in which room, now and in the past.",
        discussion: """
            Each option can also be given as an environment variable (--data-dir as ROLLCALL_DATA_DIR) or as a member \
            of the JSON file that --config names. Options override environment variables, which override the file.
            """,
        subcommands: [
            ServeCommand.self, CreateAdminCommand.self, MigrateCommand.self, BackupCommand.self, RestoreCommand.self,
            CheckCommand.self, BrokerFilesCommand.self, ProtocolCommand.self,
        ],
        defaultSubcommand: ServeCommand.self)
}

extension ServerCommand {
    struct Stopped: Error, CustomStringConvertible {
        let description = "The command was stopped by a signal. Its incomplete output was removed."
    }

    /// Runs work that cleans up when it is cancelled, as by SIGINT and SIGTERM.
    static func untilSignal<Result: Sendable>(
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
        return try await withThrowingTaskGroup(of: Result?.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await body() }
            group.addTask {
                for await _ in signals { throw Stopped() }
                return nil
            }
            while let result = try await group.next() {
                if let result { return result }
            }
            throw CancellationError()
        }
    }
}
