import ArgumentParser

struct DoorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doors", abstract: "Doors: which room leads to which.",
        subcommands: [DoorsList.self, DoorsCreate.self, DoorsEdit.self, DoorsDelete.self])
}
