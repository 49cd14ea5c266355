import ArgumentParser

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
