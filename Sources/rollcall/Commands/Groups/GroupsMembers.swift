import ArgumentParser
import Client
import Wire

struct GroupsMembers: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "members", abstract: "List the people of a group.")

    @OptionGroup var group: NameOrID<GroupListing>
    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await group.resolve(client)
        let reply = try await client.send(
            GetGroupMembers(groupID: id, search: pages.search, page: pages.page, pageSize: pages.pageSize))
        try output.show(reply, lines(reply, output.times))
    }

    private func lines(_ reply: GetGroupMembers.Reply, _ times: TimeText) -> [TerminalText] {
        guard !reply.members.isEmpty else { return ["Nobody."] }
        return Table(Self.columns, of: reply.members, times: times).lines
    }

    private static let columns: [Column<MemberRecord>] = [
        Column("ID") { String($0.personID) },
        Column("NAME") { "\($0.firstName) \($0.lastName)" },
        Column("E-MAIL") { $0.email },
        Column("CLASS") { $0.classification.rawValue },
    ]
}
