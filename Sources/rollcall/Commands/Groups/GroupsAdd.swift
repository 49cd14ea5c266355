import ArgumentParser
import Client
import Wire

struct GroupsAdd: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Put people into a group.")

    @OptionGroup var membership: MembershipOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let (group, people) = try await membership.ids(client)
        let reply = try await client.send(EditGroup(groupID: group, addMembers: people))
        try output.show(reply, "Added to group \(membership.group): \(membership.words).")
    }
}
