/// The colour scheme that a person may choose for pages.
public enum Theme: String, CaseIterable, Sendable {
    case light, dark
}
