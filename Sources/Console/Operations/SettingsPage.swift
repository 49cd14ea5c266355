public import Phrases
public import Wire

/// The settings of the school and of the server that answers, and a form for one of them.
public struct SettingsPage: ConsolePage {
    public static let path = "/settings"
    public static let types: [RequestType] = [.adminConfigRead]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.settingsTitle

    private let settings: [SettingRecord]
    /// The setting to be changed.
    private let chosen: SettingRecord?

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> SettingsPage {
        let settings = try await asker.reply(to: ReadConfig()).settings
        guard let item = query["item"] else { return SettingsPage(settings: settings, chosen: nil) }
        return SettingsPage(settings: settings, chosen: try settings.first { $0.item == item }.orNotFound())
    }

    public func body(_ view: View) -> HTML {
        let list = view.table(
            [.settingColumn, .settingContent, .settingHolds, .actionsColumn], settings.map { Self.row($0, view) },
            empty: .noSettings)
        return "\(chosen.map { SettingForms(setting: $0).body(view) })\(list)"
    }

    private static func row(_ setting: SettingRecord, _ view: View) -> HTML {
        let waits: HTML = setting.restartNecessary ? "<br><strong>\(view(.settingWaits))</strong>" : ""
        let edit: HTML =
            setting.isWritten
            ? "<a href=\"\(path)?item=\(setting.item.queryEscaped)\">\(view(.edit))</a>" : "\(view(.settingByHand))"
        return """
            <tr><th scope="row">\(setting.item)<br>\
            <small>\(setting.description)</small></th>\
            <td>\(value(setting, view))\(waits)</td>\
            <td>\(view(setting.isOfServer ? .settingAfterRestart : .settingAtOnce))</td><td>\(edit)</td></tr>
            """
    }

    private static func value(_ setting: SettingRecord, _ view: View) -> HTML {
        guard !setting.secret else { return "\(view(setting.isSet ? .settingSecretSet : .settingUnset))" }
        switch setting.value {
        case .boolean(let flag): return "\(view(flag ? .yes : .no))"
        case .integer(let number): return "\(number)"
        case .text(let text): return "\(text)"
        case .words(let words): return words.isEmpty ? "\(view(.settingUnset))" : "\(words.joined(separator: ", "))"
        case nil: return "\(view(.settingUnset))"
        }
    }
}

extension SettingRecord {
    /// Of the server that answers, not of the school.
    var isOfServer: Bool { item.hasPrefix("server.") }

    /// Whether a request may change it. The server reads the others only from its file.
    var isWritten: Bool { !secret && item != "server.webhook_allow" }
}
