import ArgumentParser

@main
struct NodeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollcall-node",
        abstract: "A scanner of Rollcall: hears beacons and tells the server.",
        subcommands: [DecodeCommand.self, ReplayCommand.self])
}
