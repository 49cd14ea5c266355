import ArgumentParser

/// The database of a command.
struct DatabaseOption: ParsableArguments {
    @Option(help: ArgumentHelp("The SQLite file with the stations.", valueName: "file"))
    var database: String
}
