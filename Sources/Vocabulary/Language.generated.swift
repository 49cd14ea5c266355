// Written by tools/generate. Change the declarations and run it again.

/// A language of Rollcall: the raw value is its tag (BCP 47). Each has a catalogue of texts.
public enum Language: String, CaseIterable, Codable, Sendable {
    case english = "en"
    case danish = "da"
    case german = "de"

    /// The name of the language in the language itself.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .danish: "Dansk"
        case .german: "Deutsch"
        }
    }
}
