import ArgumentParser
import Client
import Vocabulary
import Wire

struct HistoryCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "The visits of a person, the newest first.")

    @Argument(help: "The person: e-mail address or numeric id.")
    var person: PersonArgument

    @Option(help: TimeArgument.help("Only visits that touch the time after this"))
    var from: TimeArgument?

    @Option(help: TimeArgument.help("Only visits that touch the time before this"))
    var to: TimeArgument?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            GetStudentHistory(email: person.email, personID: person.personID, from: from?.date, to: to?.date))
        try output.show(reply, lines(reply.visits, output.times))
    }

    private func lines(_ visits: [VisitRecord], _ times: TimeText) -> [TerminalText] {
        guard !visits.isEmpty else { return ["No visits of \(person.words) in that time."] }
        return Table(Self.columns, of: visits, times: times).lines
    }

    private static let columns: [Column<VisitRecord>] = [
        Column("ENTERED") { $1.text($0.enteredAt) },
        Column("LEFT") { $1.text($0.leftAt) ?? "still there" },
        Column("ROOM") { $0.roomNumber },
        Column("ZONE") { $0.zoneName },
        Column("ENDED") { $0.endReason?.rawValue ?? "" },
        Column("SOURCE") { $0.source?.rawValue ?? "" },
    ]
}
