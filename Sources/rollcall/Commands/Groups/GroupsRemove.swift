import ArgumentParser
import Client
import Wire

struct GroupsRemove: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Take people out of a group.")

    @OptionGroup var membership: MembershipOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let (group, people) = try await membership.ids(client)
        let reply = try await client.send(EditGroup(groupID: group, removeMembers: people))
        try output.show(reply, "Removed from group \(membership.group): \(membership.words).")
    }
}
