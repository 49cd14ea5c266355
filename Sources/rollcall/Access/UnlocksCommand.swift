public import ArgumentParser
import Client
public import Devices
import Wire

/// `rollcall unlocks`: lists the unlock attempts of all people, or of the caller.
struct UnlocksCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlocks", abstract: "List unlock attempts, newest first: your own, or for admins all.")

    @Flag(help: "List all attempts (admins only).")
    var all = false

    @Option(help: "Filter by person, by ID (admins only).")
    var person: Int64?

    @Option(help: "Filter by lock, by ID.")
    var lock: Int64?

    @Option(help: "Filter by outcome: opened, refused, denied or jammed.")
    var outcome: UnlockState?

    @Option(help: "Only attempts from this time on.")
    var from: TimeArgument?

    @Option(help: "Only attempts before this time.")
    var to: TimeArgument?

    @Flag(help: "List visits behind locked doors that the person did not open, in place of attempts (admins only).")
    var followedIn = false

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await ask(client)
        if let followedIn = reply.followedIn {
            return try output.show(reply, FollowedInLines.lines(followedIn, output))
        }
        let none: [TerminalText] = ["No unlock attempts found."]
        try output.show(
            reply, reply.unlocks.isEmpty ? none : Table(Self.columns, of: reply.unlocks, times: output.times).lines)
    }

    private func ask(_ client: RollcallClient) async throws -> GetUnlocks.Reply {
        guard all || person != nil || followedIn else {
            return try await client.send(
                GetOwnUnlocks(
                    lockID: lock, outcome: outcome, from: from?.date, to: to?.date, search: pages.search,
                    page: pages.page, pageSize: pages.pageSize))
        }
        return try await client.send(
            GetUnlocks(
                personID: person, lockID: lock, outcome: outcome, from: from?.date, to: to?.date,
                followedIn: followedIn ? true : nil, search: pages.search, page: pages.page, pageSize: pages.pageSize))
    }

    private static let columns: [Column<UnlockRecord>] = [
        Column("ID") { String($0.attemptID) },
        Column("ASKED") { $1.text($0.askedAt) },
        Column("LOCK") { $0.lockName },
        Column("WHO") { $0.email ?? "" },
        Column("WAY") { $0.way.rawValue },
        Column("RIGHT") { $0.right?.rawValue ?? "" },
        Column("SEEN") { $0.sight.rawValue },
        Column("REASONS") { $0.reasons.map(\.rawValue).joined(separator: ",") },
        Column("OUTCOME") { [$0.outcome.rawValue, $0.outcomeReason].compactMap(\.self).joined(separator: ": ") },
    ]
}

extension UnlockState: ExpressibleByArgument {}
