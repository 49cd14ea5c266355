import ArgumentParser
import Client
import Wire

struct MusterLinkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "link", abstract: "Links with which people without an account help at the roll-call.",
        subcommands: [Create.self, List.self, End.self], defaultSubcommand: List.self)

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Make a link of the roll-call in progress; it is shown only now.")

        @Argument(help: "What it is for, such as \"Gate A\".")
        var label: String

        @Option(help: "Only people of this zone.")
        var zone: String?

        @Option(help: "Minutes until the link ends, at most 240.")
        var minutes = 120

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(CreateMusterLink(label: label, zoneName: zone, minutes: minutes))
            let ends: TerminalText = "Link \(reply.linkID) holds until \(output.times.text(reply.expiresAt))."
            try output.show(reply, ["\(reply.url)", ends])
        }
    }

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "The links of a roll-call with their phones.")

        @Option(help: "The number of a closed muster; without it, the one in progress.")
        var muster: Int64?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetMusterLinks(musterID: muster))
            let times = output.times
            let rows = reply.links.flatMap { link in
                [Line(link: link)] + link.phones.map { Line(link: link, phone: $0) }
            }
            let columns: [Column<Line>] = [
                Column("LINK") { String($0.link.linkID) },
                Column("PHONE") { $0.phone.map { String($0.phoneID) } ?? "" },
                Column("NAME") { $0.phone?.name ?? $0.link.label },
                Column("ZONE") { $0.phone == nil ? $0.link.zoneName ?? "all people" : "" },
                Column("LAST SEEN") { $0.phone.map { times.text($0.seenAt) } ?? "" },
                Column("UNTIL") { $0.phone == nil ? times.text($0.link.expiresAt) : "" },
                Column("ENDED") { ($0.phone.map(\.endedAt) ?? $0.link.endedAt).map(times.text) ?? "" },
            ]
            try output.show(reply, Table(columns, of: rows, times: times).lines)
        }

        /// A link, or one of its phones.
        private struct Line {
            let link: MusterLinkRecord
            var phone: MusterPhoneRecord?
        }
    }

    struct End: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "end", abstract: "End a link with all its phones, or one phone of it.")

        @Argument(help: "The number of the link.")
        var link: Int64

        @Option(help: "Only the phone with this number.")
        var phone: Int64?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(EndMusterLink(linkID: link, phoneID: phone))
            let what: TerminalText = phone.map { "Phone \($0) of link \(link)" } ?? "Link \(link)"
            try output.show(reply, "\(what) has ended.")
        }
    }
}
