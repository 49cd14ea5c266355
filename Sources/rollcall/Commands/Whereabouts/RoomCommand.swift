import ArgumentParser
import Client
import Vocabulary
import Wire

struct RoomCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "room", abstract: "Who is in a room, now or at a past moment.")

    @Argument(help: "The room's number.")
    var number: String

    @Option(help: TimeArgument.help("The moment; now if absent"))
    var at: TimeArgument?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(GetRoomOccupants(roomNumber: number, at: at?.date))
        try output.show(reply, lines(reply, output.times))
    }

    private func lines(_ reply: GetRoomOccupants.Reply, _ times: TimeText) -> [TerminalText] {
        let title = "Room \(reply.roomNumber) at \(times.text(reply.at)): \(Self.words(for: reply.people.count))"
        guard !reply.people.isEmpty else { return ["\(title)"] }
        return ["\(title)"] + Table(Self.columns, of: reply.people, times: times).lines
    }

    private static func words(for count: Int) -> String {
        switch count {
        case 0: "nobody"
        case 1: "1 person"
        default: "\(count) people"
        }
    }

    private static let columns: [Column<OccupantRecord>] = [
        Column("NAME") { "\($0.firstName) \($0.lastName)" },
        Column("E-MAIL") { $0.email },
        Column("CLASS") { $0.classification.rawValue },
        Column("SINCE") { $1.text($0.since) },
        Column("LAST HEARD") { $1.text($0.heardAt) ?? "" },
        Column("SOURCE") { $0.source?.rawValue ?? "" },
    ]
}
