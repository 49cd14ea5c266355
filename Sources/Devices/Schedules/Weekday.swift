/// A day of the week.
public enum Weekday: String, CaseIterable, Codable, Sendable {
    case mon, tue, wed, thu, fri, sat, sun
}
