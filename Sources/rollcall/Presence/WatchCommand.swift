import ArgumentParser
import Client
import Vocabulary
import Wire

struct WatchCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Print a line for each change of whereabouts as it happens, until interrupted.")

    @Option(help: ArgumentHelp("Begin after this event instead of now.", valueName: "id"))
    var after: Int64?

    @Option(help: "End after this many changes.")
    var count: Int?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        if let count, count < 1 { throw ValidationError("--count must be at least 1.") }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        var left = count ?? .max
        for try await event in client.events(after: after, onInterruption: Self.tell) {
            try output.write(line(event, output))
            left -= 1
            if left == 0 { return }
        }
    }

    /// Returns the line of an event. "Today" is determined for each line, because a day may begin during the command.
    private func line(_ event: LiveEvent, _ output: Output) throws -> String {
        try output.json ? PrettyJSON.line(event) : Line(event, TimeText()).text.description
    }

    /// Warns that the connection was lost and changes are not shown until the next attempt.
    private static let tell: @Sendable (LiveEvents.Interruption) -> Void = { interruption in
        let reason = ErrorReport(interruption.cause)?.message ?? "The connection was lost."
        let seconds = max(1, interruption.retryIn.components.seconds)
        Output.warn("rollcall: \(reason) Trying again in \(seconds) s.")
    }

    /// One change of whereabouts on one line, such as `10:42:07  Ada Lovelace          101 → 204 (East wing)`.
    struct Line {
        let text: TerminalText

        /// The width of the name column in characters; most names fit.
        private static let nameWidth = 20

        init(_ event: LiveEvent, _ times: TimeText) {
            let name = "\(event.firstName) \(event.lastName)".padded(to: Self.nameWidth)
            let isBack = event.state == .present && event.previousRoomNumber == event.roomNumber
            let before = isBack ? "" : event.previousRoomNumber.map { $0 + " " } ?? ""
            text = "\(times.text(event.decidedAt))  \(name)  \(before)→ \(Self.place(event))"
        }

        private static func place(_ event: LiveEvent) -> String {
            guard event.state == .present, let room = event.roomNumber else { return event.state.rawValue }
            return event.zoneName.map { "\(room) (\($0))" } ?? room
        }
    }
}
