import ArgumentParser
import Client
import Vocabulary
import Wire

struct GroupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups", abstract: "Groups: classes and courses. Staff see the other members of theirs.",
        subcommands: [
            List.self, Create.self, Edit.self, Members.self, Add.self, Remove.self,
            Delete.self,
        ])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List groups.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a group.")

        @Argument(help: "The group's name.")
        var name: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(CreateGroup(groupName: name))
            try output.show(reply, "Made group \(name) (id \(reply.groupID)).")
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a group's name.")

        @OptionGroup var group: NameOrID<Rows>

        @Option(help: "The group's new name.")
        var rename: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await group.resolve(client)
            let reply = try await client.send(EditGroup(groupID: id, groupName: rename))
            try output.show(reply, "Changed group \(group.words).")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a group; its members stay who they are.")

        @OptionGroup var group: NameOrID<Rows>
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await group.resolve(client)
            try confirmation.confirm("Delete group \(group.words)?")
            try output.show(try await client.send(DeleteGroup(groupID: id)), "Deleted group \(group.words).")
        }
    }

    struct Members: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "members", abstract: "List the people of a group.")

        @OptionGroup var group: NameOrID<Rows>
        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await group.resolve(client)
            let reply = try await client.send(
                GetGroupMembers(groupID: id, search: pages.search, page: pages.page, pageSize: pages.pageSize))
            try output.show(reply, lines(reply, output.times))
        }

        private func lines(_ reply: GetGroupMembers.Reply, _ times: TimeText) -> [TerminalText] {
            guard !reply.members.isEmpty else { return ["None."] }
            return Table(Self.columns, of: reply.members, times: times).lines
        }

        private static let columns: [Column<MemberRecord>] = [
            Column("ID") { String($0.personID) },
            Column("NAME") { "\($0.firstName) \($0.lastName)" },
            Column("E-MAIL") { $0.email },
            Column("CLASS") { $0.classification.rawValue },
        ]
    }

    struct Add: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: "Put people into a group.")

        @OptionGroup var membership: Membership
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let (group, people) = try await membership.ids(client)
            let reply = try await client.send(EditGroup(groupID: group, addMembers: people))
            try output.show(reply, "Added to group \(membership.group): \(membership.words).")
        }
    }

    struct Remove: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "remove", abstract: "Take people out of a group.")

        @OptionGroup var membership: Membership
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let (group, people) = try await membership.ids(client)
            let reply = try await client.send(EditGroup(groupID: group, removeMembers: people))
            try output.show(reply, "Removed from group \(membership.group): \(membership.words).")
        }
    }

    /// A group, and people who are to come into it or leave it.
    struct Membership: ParsableArguments {
        @Argument(help: "The group, by its name.")
        var group: String

        @Argument(help: "The people: e-mail addresses or numeric ids.")
        var persons: [PersonArgument]

        /// As they are said in a sentence.
        var words: String { persons.map(\.words).joined(separator: ", ") }

        /// What the server calls them.
        func ids(_ client: RollcallClient) async throws -> (group: Int64, people: [Int64]) {
            let found = try await client.only(Rows.self, search: group, asked: group) { $0.groupName == group }
            var people: [Int64] = []
            for person in persons { people.append(try await PersonsCommand.Rows.id(of: person, client)) }
            return (found.groupID, people)
        }
    }

    enum Rows: Listing {
        static let words = ListingPhrases(singular: "group", plural: "groups", creation: "10b")

        static let columns: [Column<GroupRecord>] = [
            Column("ID") { String($0.groupID) },
            Column("GROUP") { $0.groupName },
            Column("MEMBERS") { String($0.members) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetGroups {
            GetGroups(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetGroups.Reply) -> (rows: [GroupRecord], total: Int) { (reply.groups, reply.total) }

        static func id(of row: GroupRecord) -> Int64 { row.groupID }

        static func name(of row: GroupRecord) -> String? { row.groupName }
    }
}
