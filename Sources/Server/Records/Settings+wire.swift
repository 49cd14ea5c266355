import Store
import Wire

extension SettingRecord {
    init(_ setting: SiteSetting, in site: SiteSettings) {
        self.init(
            item: setting.rawValue, value: SettingContent(site.value(of: setting)), description: setting.explanation)
    }
}

extension SettingContent {
    init(_ value: SettingValue) {
        switch value {
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        case .words(let words): self = .words(words)
        }
    }
}

extension SettingValue {
    init(_ content: SettingContent) {
        switch content {
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        case .words(let words): self = .words(words)
        }
    }
}
