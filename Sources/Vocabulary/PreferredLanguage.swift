/// A language that a person may choose for pages: its tag (BCP 47).
public enum PreferredLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case danish = "da"
}
