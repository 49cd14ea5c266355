import ArgumentParser

struct BeaconsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "beacons", abstract: "Room beacons.",
        subcommands: [BeaconsList.self, BeaconsCreate.self, BeaconsEdit.self, BeaconsDelete.self])
}
