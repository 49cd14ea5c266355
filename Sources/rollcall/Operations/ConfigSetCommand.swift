import ArgumentParser
import Client
import Wire

/// `rollcall config set`.
struct ConfigSetCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting.",
        discussion:
            "Separate the values of a list with commas: mon,tue,wed. Without a value, a server's setting is reset."
    )

    @OptionGroup var remote: RemoteOptions

    @Argument(help: "The name of the setting, such as time_zone.")
    var item: String

    @Argument(help: "The value.")
    var value: String?

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let known = try await client.send(ReadConfig(item: item))
        let content = value.map { SettingContent($0, like: known.value) }
        let reply = try await client.send(WriteConfig(item: item, value: content))
        try output.show(
            reply, reply.restartNecessary ? "Restart the server for the change to take effect." : "Done.")
    }
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

extension SettingContent {
    /// Parses the text as the type of the current value, or, without a current value, as the type that fits the text.
    init(_ text: String, like known: SettingContent?) {
        switch known {
        case .words: self = .words(text.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init))
        case .text: self = .text(text)
        case .boolean, .integer, nil:
            self = Bool(text).map { .boolean($0) } ?? Int(text).map { .integer($0) } ?? .text(text)
        }
    }
}
