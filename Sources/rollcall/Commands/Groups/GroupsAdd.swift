import ArgumentParser
import Client
import Wire

struct GroupsAdd: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Put people into a group.")

    @Argument(help: "The group, by its name.")
    var group: String

    @Argument(help: "The people: e-mail addresses or numeric ids.")
    var persons: [PersonArgument]

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let found = try await client.only(GroupListing.self, search: group, asked: group) { $0.groupName == group }
        var people: [Int64] = []
        for person in persons { people.append(try await PersonListing.id(of: person, client)) }
        let reply = try await client.send(EditGroup(groupID: found.groupID, addMembers: people))
        try output.show(reply, "Added to group \(group): \(persons.map(\.words).joined(separator: ", ")).")
    }
}
