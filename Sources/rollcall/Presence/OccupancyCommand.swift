import ArgumentParser
import Client
import Foundation
import Wire

struct OccupancyCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "occupancy", abstract: "How many people are in rooms, and were.",
        discussion: "Counts only people you may see. `12+3` means 12 present and 3 unknown.")

    @Option(help: "The rooms of this zone.")
    var zone: String?

    @Option(help: "This room, by its number.")
    var room: String?

    @Option(help: TimeArgument.help("The first moment; a day before the last if absent"))
    var from: TimeArgument?

    @Option(help: TimeArgument.help("The last moment; now if absent"))
    var to: TimeArgument?

    @Option(help: "Seconds from one moment to the next (300 for a room, 3,600 for a zone if absent).")
    var step: Int?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        guard (zone == nil) != (room == nil) else { throw ValidationError("Give either --zone or --room.") }
        if let step, !(1...86_400).contains(step) { throw ValidationError("--step is 1 to 86,400.") }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            GetOccupancy(zoneName: zone, roomNumber: room, from: from?.date, to: to?.date, step: step))
        try output.show(reply, Self.lines(reply, output.times))
    }

    /// A line for each moment, and the last one for now.
    private static func lines(_ reply: GetOccupancy.Reply, _ times: TimeText) -> [TerminalText] {
        guard let first = reply.rooms.first else { return ["No rooms in which you may see people."] }
        let then = first.series.indices.map { index in
            [times.text(first.series[index].at)]
                + reply.rooms.map { words($0.series[index].present, $0.series[index].unknown) }
        }
        let now = ["now"] + reply.rooms.map { words($0.present, $0.unknown) }
        return Table(["TIME"] + reply.rooms.map(\.roomNumber), then + [now]).lines
    }

    private static func words(_ present: Int, _ unknown: Int) -> String {
        unknown == 0 ? String(present) : "\(present) + \(unknown)"
    }
}
