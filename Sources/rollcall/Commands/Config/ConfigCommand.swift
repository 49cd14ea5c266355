import ArgumentParser

struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "The settings of the school, and of the server that answers.",
        subcommands: [ConfigList.self, ConfigGet.self, ConfigSet.self])
}
