import ArgumentParser
import Client
import Wire

struct ConfigList: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "All settings.")

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(ReadConfig())
        try output.show(reply, Table(Self.columns, of: reply.settings, times: output.times).lines)
    }

    private static let columns: [Column<SettingRecord>] = [
        Column("ITEM", \.item), Column("VALUE", \.shown),
        Column("RESTART") { $0.restartNecessary ? "necessary" : "" }, Column("FOR", \.description),
    ]
}

extension SettingRecord {
    var shown: String {
        secret ? (isSet ? "(secret)" : "") : value.map(\.shown) ?? ""
    }
}

extension SettingContent {
    var shown: String {
        switch self {
        case .boolean(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .text(let text): text
        case .words(let words): words.joined(separator: ",")
        }
    }
}
