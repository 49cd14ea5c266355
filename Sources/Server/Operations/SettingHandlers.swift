import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum SettingHandlers {
    static func read(_ arguments: ReadConfig, _ context: HandlerContext) async throws -> ReadConfig.Reply {
        let site = try await SiteSettings.read(context.services.pool)
        let ofServer = await context.services.settings.records(in: context.language)
        let records = SiteSetting.allCases.map { SettingRecord($0, of: site, in: context.language) } + ofServer
        guard let item = arguments.item else { return ReadConfig.Reply(settings: records) }
        guard let record = records.first(where: { $0.item == item }) else {
            throw Refusal(.notFound, .noSettingOfName)
        }
        return ReadConfig.Reply(settings: [record], value: record.value)
    }

    static func write(_ arguments: WriteConfig, _ context: HandlerContext) async throws -> WriteConfig.Reply {
        if let setting = ServerSetting(item: arguments.item) {
            let isWaiting = try await context.services.settings.write(setting, arguments.value)
            let details = ["item": arguments.item, "value": arguments.value?.plain ?? "none"]
            try await context.audit(.configWritten, details)
            return WriteConfig.Reply(restartNecessary: isWaiting)
        }
        guard let setting = SiteSetting(rawValue: arguments.item) else {
            throw Refusal(.notFound, .noSettingOfName)
        }
        guard let content = arguments.value else {
            throw Refusal(
                .badArguments, .settingValueMissing("value"),
                argument: "value")
        }
        let value = SiteSetting.Value(content)
        try await context.services.pool.withTransaction { transaction in
            try await setting.write(value, in: transaction)
            // Nodes may at once deliver sightings of days that are kept from now on.
            if setting == .sightingDays || setting == .spoolDays {
                try await SightingPartitions.make(at: context.now, in: transaction)
            }
            try await context.audit(
                .configWritten, ["item": setting.rawValue, "value": content.plain], in: transaction)
        }
        return WriteConfig.Reply(restartNecessary: false)
    }
}

extension SettingContent {
    /// The value in plain text for the audit log.
    fileprivate var plain: String {
        switch self {
        case .boolean(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .text(let text): text
        case .words(let words): words.joined(separator: " ")
        }
    }
}

extension SettingRecord {
    /// - Parameter language: of the description.
    fileprivate init(_ setting: SiteSetting, of site: SiteSettings, in language: Language) {
        self.init(
            item: setting.rawValue, value: SettingContent(site.value(of: setting)),
            description: Phrase.settingPurpose(setting.rawValue).text(in: language))
    }
}

extension SettingContent {
    init(_ value: SiteSetting.Value) {
        switch value {
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        case .words(let words): self = .words(words)
        }
    }
}

extension SiteSetting.Value {
    init(_ content: SettingContent) {
        switch content {
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        case .words(let words): self = .words(words)
        }
    }
}
