/// A day of the week, by the word that settings have for it.
public enum Weekday: String, CaseIterable, Sendable {
    case mon, tue, wed, thu, fri, sat, sun
}
