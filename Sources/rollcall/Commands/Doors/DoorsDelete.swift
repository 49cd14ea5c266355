import ArgumentParser
import Client
import Wire

struct DoorsDelete: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a door.")

    @Argument(help: "The door's id; see `rollcall doors list`.")
    var id: Int64

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        try confirmation.confirm("Delete door \(id)?")
        try output.show(try await client.send(DeleteDoor(doorID: id)), "Deleted door \(id).")
    }
}
