import ArgumentParser
import Client
import Devices
import Wire

struct ClearancesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clearances",
        abstract: "Clearances: who may enter a room whatever their security level.",
        subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List clearances.")

        @Option(help: "Only of this room.")
        var room: String?

        @Option(help: "Only of this person and their groups, by number.")
        var person: Int64?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetClearances(
                    roomNumber: room, personID: person, search: pages.search, page: pages.page,
                    pageSize: pages.pageSize))
            let none: [TerminalText] = [
                "There are no clearances. Make one with: rollcall clearances add 12 --group 10b"
            ]
            try output.show(
                reply,
                reply.clearances.isEmpty ? none : Table(Self.columns, of: reply.clearances, times: output.times).lines)
        }

        private static let columns: [Column<ClearanceRecord>] = [
            Column("ID") { String($0.clearanceID) },
            Column("ROOM") { $0.roomNumber },
            Column("WHO") { $0.groupName.map { "group \($0)" } ?? $0.email ?? "" },
            Column("FROM") { $0.from?.description ?? "" },
            Column("UNTIL") { $0.until?.description ?? "" },
            Column("DAYS") { $0.weekdays.count == 7 ? "all" : $0.weekdays.map(\.rawValue).joined(separator: ",") },
            Column("HOURS") { $0.hours.map { "\($0.from)-\($0.until)" } ?? "all" },
        ]
    }

    struct Add: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Let people or groups into a room, in place of what they had for it.",
            discussion: "Such as: rollcall clearances add 12 --group 10b --weekdays mon --hours 08:00-12:00")

        @Argument(help: "The room's number.")
        var room: String

        @OptionGroup var holders: ClearanceHolderOptions

        @Option(help: "The first day, such as 2026-09-01.")
        var from: DayArgument?

        @Option(help: "The last day, such as 2026-12-18.")
        var until: DayArgument?

        @Option(help: "The days of the week, such as mon,tue (all of them if absent).")
        var weekdays: WeekdayList?

        @Option(help: "The hours of these days, such as 08:00-16:00 (all of them if absent).")
        var hours: ClockHoursArgument?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                EditClearance(
                    roomNumber: room, add: holders.holders, from: from?.day, until: until?.day,
                    weekdays: weekdays?.days, hours: hours?.hours))
            try output.show(reply, "Cleared for room \(room): \(holders.words).")
        }
    }

    struct Remove: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Take clearances for a room back.")

        @Argument(help: "The room's number.")
        var room: String

        @OptionGroup var holders: ClearanceHolderOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(EditClearance(roomNumber: room, remove: holders.holders))
            try output.show(reply, "No longer cleared for room \(room): \(holders.words).")
        }
    }
}

/// Whose clearances.
struct ClearanceHolderOptions: ParsableArguments {
    @Option(help: "A person: e-mail address or number; may be repeated.")
    var person: [PersonArgument] = []

    @Option(help: "A group by its name; may be repeated.")
    var group: [String] = []

    func validate() throws {
        if person.isEmpty, group.isEmpty { throw ValidationError("Give --person or --group.") }
    }

    var holders: [ClearanceHolder] {
        person.map { ClearanceHolder(email: $0.email, personID: $0.personID) }
            + group.map { ClearanceHolder(groupName: $0) }
    }

    var words: String { (person.map(\.words) + group.map { "group \($0)" }).joined(separator: ", ") }
}
