import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

struct AuditCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Who did what, and who looked at whom; the newest first.")

    @Option(help: "Only this action, such as login_refused or looked_at_location.")
    var action: String?

    @Option(help: "Only what this person did: e-mail address or numeric id.")
    var by: PersonArgument?

    @Option(help: "Only what was about this person: e-mail address or numeric id.")
    var about: PersonArgument?

    @Option(help: TimeArgument.help("Only entries after this"))
    var from: TimeArgument?

    @Option(help: TimeArgument.help("Only entries before this"))
    var to: TimeArgument?

    @OptionGroup var page: Page
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            GetAudit(
                search: page.search, action: action, actorID: try await id(of: by, client),
                personID: try await id(of: about, client), from: from?.date, to: to?.date, before: page.before,
                pageSize: page.pageSize))
        try output.show(reply, lines(reply, output.times))
    }

    private func id(of person: PersonArgument?, _ client: RollcallClient) async throws -> Int64? {
        guard let person else { return nil }
        return try await PersonsCommand.Rows.id(of: person, client)
    }

    private func lines(_ reply: GetAudit.Reply, _ times: TimeText) -> [TerminalText] {
        guard !reply.entries.isEmpty else { return ["No entries."] }
        return Table(Self.columns, of: reply.entries, times: times).lines
            + Page.lines(of: reply.total, next: reply.next)
    }

    private static let columns: [Column<AuditRecord>] = [
        Column("TIME") { $1.text($0.at) },
        Column("WHO") { $0.actor.map(name) ?? "" },
        Column("ACTION") { $0.action },
        Column("ABOUT") { $0.ofAllPeople ? "all people" : $0.targets.map(name).joined(separator: ", ") },
        Column("DETAILS") { $0.details.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ") },
        Column("FROM") { $0.address ?? "" },
    ]

    private static func name(_ party: AuditPartyRecord) -> String {
        guard let first = party.firstName, let last = party.lastName else { return "(erased)" }
        return "\(first) \(last)"
    }

    struct Looks: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "looks", abstract: "Who looked at where you are.")

        @OptionGroup var page: Page
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetOwnAudit(search: page.search, before: page.before, pageSize: page.pageSize))
            try output.show(reply, lines(reply, output.times))
        }

        private func lines(_ reply: GetOwnAudit.Reply, _ times: TimeText) -> [TerminalText] {
            guard !reply.looks.isEmpty else { return ["None."] }
            return Table(Self.columns, of: reply.looks, times: times).lines
                + Page.lines(of: reply.total, next: reply.next)
        }

        private static let columns: [Column<LookRecord>] = [
            Column("TIME") { $1.text($0.at) },
            Column("WHO") { "\($0.firstName ?? "(erased)") \($0.lastName ?? "")" },
            Column("CLASS") { $0.classification?.rawValue ?? "" },
            Column("HOW") { $0.action },
        ]
    }

    /// Which entries of the audit.
    struct Page: ParsableArguments {
        @Option(help: "Only entries that hold this text, in any case.")
        var search: String?

        @Option(help: "Only entries that follow this one. What to give is printed below the entries.")
        var before: Int64?

        @Option(help: "Entries to show, 1 to 1,000 (100 if absent).")
        var pageSize: Int?

        func validate() throws {
            if let before, before < 1 { throw ValidationError("--before starts at 1.") }
            if let pageSize, !(1...1000).contains(pageSize) { throw ValidationError("--page-size is 1 to 1,000.") }
        }

        /// What is said below a page that others follow.
        static func lines(of total: Int, next: Int64?) -> [TerminalText] {
            guard let next else { return [] }
            let total = total < 1000 ? "\(total)" : "1,000 or more"
            return ["There are \(total) in all. See older ones with --before \(next)."]
        }
    }
}
