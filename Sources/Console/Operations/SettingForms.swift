import Phrases
import Wire

/// The forms that change one setting.
struct SettingForms {
    let setting: SettingRecord

    func body(_ view: View) -> HTML {
        guard setting.isWritten else { return "<p>\(view(.settingByHand))</p>" }
        let holds = setting.isOfServer ? Phrase.settingHoldsAfterRestart : .settingHoldsAtOnce
        let reset: HTML = setting.isOfServer ? view.form(toDefault) : ""
        return """
            <section><h2>\(setting.item)</h2><p>\(setting.description)</p>\
            <p>\(view(holds))</p>\(view.form(write))\(reset)</section>
            """
    }

    private var write: Form {
        Form(
            type: .adminConfigWrite, then: SettingsPage.path, hidden: [("item", setting.item)], fields: [field],
            button: .save)
    }

    /// Without a value, a setting of a server returns to its default.
    private var toDefault: Form {
        Form(
            type: .adminConfigWrite, key: "default", then: SettingsPage.path, hidden: [("item", setting.item)],
            button: .settingToDefault)
    }

    private var field: Form.Field {
        switch setting.value {
        case .boolean(let flag): .init(name: "value", label: .settingOn, input: .check, value: String(flag))
        case .integer(let number): .init(name: "value", label: .settingContent, input: .number, value: String(number))
        case .text(let text): .init(name: "value", label: .settingContent, value: text)
        case .words(let words):
            .init(
                name: "value[]", label: .settingContent, input: .area, value: words.joined(separator: "\n"),
                isRequired: false, hint: .settingWordsHint)
        case nil: .init(name: "value", label: .settingContent)
        }
    }
}
