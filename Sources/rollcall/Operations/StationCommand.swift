public import ArgumentParser
import Client
public import Wire

/// `rollcall station`: how the server is found from outside. The stations that this command line knows are
/// `rollcall stations`.
struct StationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "station", abstract: "How the server is found from outside, though its address changes.",
        subcommands: [Show.self, Edit.self], defaultSubcommand: Show.self)

    struct Show: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Its serial number, its code, and what the resolvers say.")

        @Flag(help: "Draw the QR code that a phone reads.")
        var label = false

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetStation(label: .text))
            var lines: [TerminalText] = [
                "Serial    \(reply.serial)", "Code      \(reply.code)", "Link      \(reply.link ?? "none")",
                "Found by  \(reply.findable == .serial ? "code or serial number" : "code alone")",
                "Address   \(reply.address ?? "not known")", "Port      \(reply.port)",
            ]
            lines += Table(Self.columns, of: reply.resolvers, times: output.times).lines
            if !reply.resolvers.contains(where: { $0.reachable == true }),
                reply.resolvers.contains(where: { $0.reachable == false })
            {
                lines.append("From outside nothing gets through: have the router forward port \(reply.port) (TCP).")
            }
            if label { lines += (reply.label ?? "").split(separator: "\n").map { "\(String($0))" } }
            try output.show(reply, lines)
        }

        private static let columns: [Column<StationResolverRecord>] = [
            Column("RESOLVER", \.host), Column("STATE", \.state.rawValue), Column("REASON") { $0.reason ?? "" },
            Column("ACCEPTED") { $1.text($0.acceptedAt) ?? "" },
            Column("REACHABLE") { $0.reachable.map { $0 ? "yes" : "no" } ?? "" },
        ]
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change how it is found; takes a confirmed session.",
            discussion: "What is given stands above the settings of the server.")

        @Option(
            name: .customLong("resolver"),
            help: ArgumentHelp(
                "A resolver to tell its address, as resolver.example or resolver.example:8129. May be repeated, four "
                    + "times at most.", valueName: "host"))
        var resolvers: [String] = []

        @Flag(help: "Tell no resolver any more.")
        var noResolvers = false

        @Option(help: "What a resolver's operator gave, to register with; an empty text to forget it.")
        var invitation: String?

        @Option(help: "The port of the router that leads to it.")
        var port: Int?

        @Option(help: "By what it is found: serial (and code), or code alone.")
        var findable: StationFindable?

        @Flag(help: "Make another key. The code changes: each client has to get the new one.")
        var newKey = false

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(servers, invitation, port, findable, newKey ? true : nil)
            guard resolvers.isEmpty || !noResolvers else {
                throw ValidationError("Give either --resolver or --no-resolvers.")
            }
        }

        private var servers: [String]? { noResolvers ? [] : resolvers.isEmpty ? nil : resolvers }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            if newKey { try confirmation.confirm("Make another key? What is printed no longer leads here.") }
            let reply = try await client.send(
                EditStation(
                    findable: findable, port: port, servers: servers, invitation: invitation,
                    newKey: newKey ? true : nil))
            try output.show(reply, "Changed how the server is found. `rollcall station` shows it.")
        }
    }
}

extension StationFindable: ExpressibleByArgument {}
