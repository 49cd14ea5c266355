import ArgumentParser
import Client
import Wire

struct QueriesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queries", abstract: "Questions in SQL that are kept under a name, for every admin.",
        discussion: "Run one with: rollcall query \"$(rollcall queries show NAME)\"",
        subcommands: [List.self, Show.self, Save.self, Delete.self], defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the saved questions.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetQueries(search: pages.search, page: pages.page, pageSize: pages.pageSize))
            let table = Table(Self.columns, of: reply.queries, times: output.times).lines
            try output.show(reply, reply.queries.isEmpty ? ["No saved questions."] : table)
        }

        private static let columns: [Column<SavedQueryRecord>] = [
            Column("NAME") { $0.queryName },
            Column("SAVED") { $1.text($0.savedAt) },
            Column("STATEMENT") { $0.query },
        ]
    }

    struct Show: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Print the statement of a saved question.")

        @Argument(help: "The question's name, in any case.")
        var name: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetQueries(search: name))
            guard let found = reply.queries.first(where: { $0.queryName.lowercased() == name.lowercased() }) else {
                throw CommandError(
                    "There is no saved question '\(name)'.", hint: "See them with: rollcall queries list")
            }
            try output.show(found, "\(found.query)")
        }
    }

    struct Save: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "save", abstract: "Keep a question under a name, in place of one that has it.")

        @Argument(help: "The question's name.")
        var name: String

        @Argument(help: "Such as 'SELECT * FROM occupancy'.")
        var statement: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(SaveQuery(queryName: name, query: statement))
            try output.show(reply, "Saved the question '\(name)'.")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "delete", abstract: "Forget a saved question.")

        @Argument(help: "The question's name, in any case.")
        var name: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(DeleteQuery(queryName: name))
            try output.show(reply, "Deleted the question '\(name)'.")
        }
    }
}
