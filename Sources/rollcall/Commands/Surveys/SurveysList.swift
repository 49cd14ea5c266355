import ArgumentParser
import Client
import Wire

struct SurveysList: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "All surveys, the newest first, and which rooms the engine has learned.")

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RecordSurvey(action: .list))
        try output.show(reply, lines(reply, output.times))
    }

    private func lines(_ reply: RecordSurvey.Reply, _ times: TimeText) -> [TerminalText] {
        guard !reply.surveys.isEmpty else {
            return ["No surveys yet. Record one with: rollcall survey --person E-MAIL"]
        }
        let rooms = reply.learnedRooms.isEmpty ? "none" : reply.learnedRooms.joined(separator: ", ")
        return Table(Self.columns, of: reply.surveys, times: times).lines + ["Rooms learned: \(rooms)"]
            + [SurveyLines.leftOut(of: reply.surveys, learned: reply.learnedRooms)].compactMap(\.self)
            + reply.doubtfulScanners.map(SurveyLines.doubt)
    }

    private static let columns: [Column<SurveyRecord>] = [
        Column("ID") { String($0.surveyID) },
        Column("BADGE") { String($0.badgeID) },
        Column("STARTED") { $1.text($0.startedAt) },
        Column("STOPPED") { $1.text($0.stoppedAt) ?? "recording" },
        Column("IN USE") { $0.inUse ? "yes" : "no" },
        Column("ROOMS") { String(Set($0.stays.map(\.roomNumber)).count) },
        Column("SECONDS") { String($0.stays.reduce(0) { $0 + SurveyLines.seconds($1) }) },
        Column("PACKETS") { String($0.stays.flatMap(\.heard).reduce(0) { $0 + $1.packets }) },
    ]
}
