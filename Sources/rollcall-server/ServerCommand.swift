import ArgumentParser

@main
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-server",
        abstract: "Track who is in which room, now and in the past.",
        discussion: """
            Each option is also an environment variable (--data-dir is ROLLCALL_DATA_DIR), and a member of the JSON \
            file that --config names. An option goes before the environment, and that before the file.
            """,
        subcommands: [
            ServeCommand.self, CreateAdminCommand.self, MigrateCommand.self, BackupCommand.self, RestoreCommand.self,
            CheckCommand.self, BrokerFilesCommand.self, ProtocolCommand.self,
        ],
        defaultSubcommand: ServeCommand.self)
}
