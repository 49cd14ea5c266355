/// The separator between the cells of a table.
public enum CSVSeparator: Character, CaseIterable, Sendable {
    case comma = ","
    case semicolon = ";"
    case tab = "\t"

    var scalar: Unicode.Scalar {
        switch self {
        case .comma: ","
        case .semicolon: ";"
        case .tab: "\t"
        }
    }

    /// Languages with a decimal comma that schools use; their spreadsheets expect semicolons.
    private static let commaLanguages: Set<Substring> = [
        "bg", "cs", "da", "de", "el", "es", "et", "fi", "fo", "fr", "hr", "hu", "is", "it", "kl", "lt", "lv", "nb",
        "nl",
        "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr", "uk",
    ]

    /// Creates the separator that spreadsheets in a language expect.
    /// - Parameter language: its tag, `da`, `de-AT`, or a locale's name, `da_DK.UTF-8`.
    public init(language: String) {
        self = Self.commaLanguages.contains(language.lowercased().prefix { $0.isLetter }) ? .semicolon : .comma
    }
}
