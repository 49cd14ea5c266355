import ArgumentParser
import Vocabulary
import Wire

/// How pages are shown. A preference that is not given stays.
struct PreferenceOptions: ParsableArguments {
    @Option(
        help: """
            The tag of a language: \(Language.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")); or 'auto' \
            for the language of your browser.
            """)
    var language: Choice<Language>?

    @Option(help: "'light' or 'dark', or 'auto' for the theme of your system.")
    var theme: Choice<Theme>?

    @Option(help: "'user' for the pages of a person who carries a badge, or 'auto' for all pages that you may see.")
    var mode: Choice<PageMode>?

    func validate() throws {
        guard language != nil || theme != nil || mode != nil else {
            throw ValidationError("Give --language, --theme or --mode.")
        }
    }

    /// The preferences that are reset, and left to the browser or the system.
    var cleared: Set<EditPreferences.CodingKeys> {
        var cleared: Set<EditPreferences.CodingKeys> = []
        if case .automatic = language { cleared.insert(.language) }
        if case .automatic = theme { cleared.insert(.theme) }
        if case .automatic = mode { cleared.insert(.mode) }
        return cleared
    }

    /// A value, or `auto` to reset the preference.
    enum Choice<Word: RawRepresentable<String> & Sendable>: ExpressibleByArgument, Sendable {
        case automatic
        case chosen(Word)

        var word: Word? {
            guard case .chosen(let word) = self else { return nil }
            return word
        }

        init?(argument: String) {
            if argument == "auto" {
                self = .automatic
            } else if let word = Word(rawValue: argument) {
                self = .chosen(word)
            } else {
                return nil
            }
        }
    }
}
