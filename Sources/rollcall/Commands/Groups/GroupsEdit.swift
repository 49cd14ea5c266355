import ArgumentParser
import Client
import Wire

struct GroupsEdit: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a group's name.")

    @OptionGroup var group: NameOrID<GroupListing>

    @Option(help: "The group's new name.")
    var rename: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await group.resolve(client)
        let reply = try await client.send(EditGroup(groupID: id, groupName: rename))
        try output.show(reply, "Changed group \(group.words).")
    }
}
