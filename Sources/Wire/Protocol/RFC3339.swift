public import Foundation

/// Times as text: RFC 3339, in UTC with milliseconds when written, with any offset and precision when read.
public enum RFC3339 {
    private static let withMilliseconds = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// Such as `2026-09-01T08:30:00.250Z`; rounded to the millisecond.
    public static func string(from date: Date) -> String {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        // A quarter of a millisecond on top keeps the format style, which cuts, from losing one to rounding.
        return Date(timeIntervalSince1970: (milliseconds + 0.25) / 1000).formatted(withMilliseconds)
    }

    /// Nil where the text is not a time, or is outside the years 1900 to 9999 that PostgreSQL and people can use.
    public static func date(from text: String) -> Date? {
        guard text.utf8.count <= longest else { return nil }
        var parser = RFC3339Parser(text)
        return parser.date().flatMap { plausible.contains($0) ? $0 : nil }
    }

    /// In bytes: all that a time can say, with more digits than anybody has.
    private static let longest = 64

    private static let plausible =
        Date(timeIntervalSince1970: -2_208_988_800)...Date(timeIntervalSince1970: 253_402_300_799)
}
