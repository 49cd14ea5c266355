import ArgumentParser
import Client
import Vocabulary
import Wire

struct PreferencesCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "preferences", abstract: "Change the language, the colours and the kind of your pages.",
        discussion: "What is not given stays. `rollcall whoami` shows what is set.")

    @Option(help: "'en' or 'da', or 'auto' for the one that your browser asks for.")
    var language: Choice<PreferredLanguage>?

    @Option(help: "'light' or 'dark', or 'auto' for the one of your system.")
    var theme: Choice<Theme>?

    @Option(help: "'user' for the pages of a person who carries a badge, or 'auto' for all pages that you may see.")
    var mode: Choice<PageMode>?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        guard language != nil || theme != nil || mode != nil else {
            throw ValidationError("Give --language, --theme or --mode.")
        }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        var cleared: Set<EditPreferences.CodingKeys> = []
        if case .automatic = language { cleared.insert(.language) }
        if case .automatic = theme { cleared.insert(.theme) }
        if case .automatic = mode { cleared.insert(.mode) }
        let request = EditPreferences(
            language: language?.word, theme: theme?.word, mode: mode?.word, cleared: cleared)
        try output.show(try await client.send(request), "Changed your preferences.")
    }

    /// A word, or none.
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
