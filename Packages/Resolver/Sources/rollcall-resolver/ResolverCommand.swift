import ArgumentParser

@main
struct ResolverCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-resolver",
        abstract: "Tells phones where stations are, by serial number or by code.",
        subcommands: [ServeCommand.self, StationsCommand.self])
}
