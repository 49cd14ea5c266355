import ArgumentParser

struct RoomsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms", abstract: "Rooms.",
        subcommands: [RoomsList.self, RoomsCreate.self, RoomsEdit.self, RoomsDelete.self])
}
