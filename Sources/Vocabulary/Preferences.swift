/// A language that a person may choose for pages: its tag (BCP 47).
public enum PreferredLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case danish = "da"
}

/// The pages in the navigation of staff and admins: only those for every person who carries a badge. Their rights stay.
public enum PageMode: String, CaseIterable, Sendable {
    case user
}

/// The colour scheme that a person may choose for pages.
public enum Theme: String, CaseIterable, Sendable {
    case light, dark
}
