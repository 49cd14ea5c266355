import ArgumentParser

struct ZonesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zones", abstract: "Zones: named groups of rooms.",
        subcommands: [ZonesList.self, ZonesCreate.self, ZonesEdit.self, ZonesDelete.self])
}
