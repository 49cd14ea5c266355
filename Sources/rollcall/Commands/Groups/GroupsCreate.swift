import ArgumentParser
import Client
import Wire

struct GroupsCreate: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a group.")

    @Argument(help: "The group's name.")
    var name: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(CreateGroup(groupName: name))
        try output.show(reply, "Made group \(name) (id \(reply.groupID)).")
    }
}
