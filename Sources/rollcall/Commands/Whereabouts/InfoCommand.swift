import ArgumentParser
import Beacon
import Client
import Wire

struct InfoCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "info", abstract: "Your own account, whereabouts and badges (for students).")

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(GetInfo())
        try output.show(reply, lines(reply.info, output.times))
    }

    private func lines(_ info: StudentInfo, _ times: TimeText) -> [TerminalText] {
        let location = Fields(location: info.location, times: times).lines
        guard !info.badges.isEmpty else { return location + ["", "No badge."] }
        return location + [""] + Table(Self.columns, of: info.badges, times: times).lines
    }

    private static let columns: [Column<BadgeRecord>] = [
        Column("BADGE") { String($0.badgeID) },
        Column("UUID") { $0.uuid.description },
        Column("MAJOR") { String($0.majorKey) },
        Column("MINOR") { String($0.minorKey) },
        Column("ISSUED") { $1.text($0.issuedAt) },
    ]
}
