import Phrases
import Vocabulary
import Wire

extension View {
    /// The language and the colours of the viewer's pages.
    var preferencesForm: HTML {
        let languages = Language.allCases.map { (value: $0.rawValue, label: $0.ownName) }
        let themes = [
            (value: Theme.light.rawValue, label: self(.lightTheme)),
            (value: Theme.dark.rawValue, label: self(.darkTheme)),
        ]
        return form(
            Form(
                type: .universalEditPreferences,
                fields: [
                    .init(
                        name: "language", label: .preferredLanguage,
                        input: .choice([(value: "", label: self(.browserLanguage))] + languages),
                        value: viewer?.language?.rawValue ?? "", isRequired: false),
                    .init(
                        name: "theme", label: .preferredTheme,
                        input: .choice([(value: "", label: self(.systemTheme))] + themes),
                        value: viewer?.theme?.rawValue ?? "", isRequired: false),
                ], button: .savePreferences))
    }
}
