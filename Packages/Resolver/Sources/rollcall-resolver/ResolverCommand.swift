import ArgumentParser

@main
struct ResolverCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-resolver",
        abstract: "Tells phones where stations are, by serial number or by code.",
        subcommands: [ServeCommand.self, StationsCommand.self])
}

/// The database of a command.
struct DatabaseOption: ParsableArguments {
    @Option(help: ArgumentHelp("The SQLite file with the stations.", valueName: "file"))
    var database: String
}
