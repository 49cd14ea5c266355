import ArgumentParser
import Client
import Wire

struct GroupsDelete: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a group; its members stay who they are.")

    @OptionGroup var group: NameOrID<GroupListing>
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await group.resolve(client)
        try confirmation.confirm("Delete group \(group.words)?")
        try output.show(try await client.send(DeleteGroup(groupID: id)), "Deleted group \(group.words).")
    }
}
