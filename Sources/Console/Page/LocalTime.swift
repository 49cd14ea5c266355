public import Foundation

/// A time as an input of type `datetime-local` sends it (HTML Living Standard, 2.3.5.5).
public enum LocalTime {
    /// Nil where the text is no such time. A time that a clock change skips is the one an hour later.
    public static func instant(_ text: String, in zone: TimeZone) -> Date? {
        guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?/) else {
            return nil
        }
        let calendar = Calendar.school(zone)
        let parts = DateComponents(
            year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: Int(match.4), minute: Int(match.5),
            second: Int(match.6 ?? "0"))
        return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
    }

    /// A minute of a day, from 0, as `14:05`.
    static func clock(_ minute: Int) -> String {
        [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension Calendar {
    /// By the school's clocks.
    static func school(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
