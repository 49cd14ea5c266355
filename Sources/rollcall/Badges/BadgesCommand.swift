import ArgumentParser
import Beacon
import Client
import Vocabulary
import Wire

struct BadgesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "badges", abstract: "The badges people carry.",
        subcommands: [List.self, Issue.self, Return.self])

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the badges of the school, by number.")

        @Option(help: "Only those in this state: issued, free or lost.")
        var state: BadgeState?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetBadges(state: state, search: pages.search, page: pages.page, pageSize: pages.pageSize))
            let table = Table(Self.columns, of: reply.badges, times: output.times).lines
            let rest: [TerminalText] =
                reply.badges.count < reply.total ? ["\(reply.badges.count) of \(reply.total) badges."] : []
            try output.show(reply, reply.badges.isEmpty ? ["No such badges."] : table + rest)
        }

        private static let columns: [Column<KnownBadgeRecord>] = [
            Column("ID") { String($0.badgeID) },
            Column("KEYS") { "\($0.majorKey)/\($0.minorKey)" },
            Column("STATE") { $0.state.rawValue },
            Column("CARRIER, OR LAST") { $0.email ?? "" },
            Column("ISSUED") { $1.text($0.issuedAt) ?? "" },
            Column("RETURNED") { $1.text($0.returnedAt) ?? "" },
            Column("LOST") { $1.text($0.lostAt) ?? "" },
            Column("HEARD SINCE") { $1.text($0.lastHeardAt) ?? "" },
        ]
    }

    struct Issue: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "issue", abstract: "Hand a badge to a person, from now on.",
            discussion:
                "With --badge it is one that came back, with --uuid one bought elsewhere; else keys are assigned.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Option(help: ArgumentHelp("A badge that came back.", valueName: "id"))
        var badge: Int64?

        @OptionGroup var identity: IdentityOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if badge != nil, identity.isGiven { throw ValidationError("Give --badge or --uuid, not both.") }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                IssueBadge(
                    email: person.email, personID: person.personID, badgeID: badge, uuid: identity.uuid,
                    majorKey: identity.major.map(Int.init), minorKey: identity.minor.map(Int.init),
                    address: identity.address))
            try output.show(
                reply,
                [
                    "Issued badge \(reply.badgeID) to \(person.words). What it advertises:",
                    "  uuid \(reply.uuid)  major \(reply.majorKey)  minor \(reply.minorKey)",
                ])
        }
    }

    struct Return: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "return", abstract: "Return a badge: it no longer belongs to a person.",
            discussion: "A badge that was lost is found by it.")

        @Argument(help: "The badge's id, as `rollcall badges issue` said it.")
        var badge: Int64

        @Flag(help: "It is lost: it is not handed out until it is found.")
        var lost = false

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(ReturnBadge(badgeID: badge, lost: lost ? true : nil))
            let (what, time) = (lost ? "is lost since" : "came back at", output.times.text(reply.returnedAt))
            try output.show(reply, "Badge \(badge) \(what) \(time).")
        }
    }
}
