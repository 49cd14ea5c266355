import ArgumentParser
import Client
import Vocabulary
import Wire

/// `rollcall scanners settings`.
struct ScannerSettingsCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "Show the settings of a scanner node, and the source of each.")

    @Argument(help: "The scanner's name.")
    var name: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let scanner = try await client.only(ScannersCommand.Rows.self, search: name, asked: name) {
            $0.scannerName == name
        }
        let settings = scanner.settings ?? []
        let none: [TerminalText] = ["Scanner \(name) has reported no settings."]
        try output.show(
            settings,
            settings.isEmpty ? none : Table(Self.columns, of: settings, times: output.times).lines)
    }

    private static let columns: [Column<NodeSettingRecord>] = [
        Column("SETTING") { $0.name }, Column("VALUE") { $0.value }, Column("FROM") { $0.source.rawValue },
    ]
}
