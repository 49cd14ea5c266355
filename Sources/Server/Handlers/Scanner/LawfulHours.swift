import Foundation
import Store

/// The days and hours in which the school may record where people are, by its own clocks.
struct LawfulHours: Sendable {
    private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

    private let calendar: Calendar
    /// As a calendar counts them: Sunday is 1.
    private let weekdays: Set<Int>
    /// Seconds since midnight.
    private let from: Int
    /// Seconds since midnight, up to 86,400.
    private let until: Int

    init(_ settings: SiteSettings) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: settings.timeZone) ?? .gmt
        self.calendar = calendar
        weekdays = Set(settings.lawfulWeekdays.compactMap { Self.weekdays.firstIndex(of: $0).map { $0 + 1 } })
        from = settings.lawfulFrom
        until = settings.lawfulUntil
    }

    /// The spans of time in question that touch the one from `start` to `end`, one for each day.
    func spans(from start: Date, to end: Date) -> [Range<Date>] {
        var spans: [Range<Date>] = []
        var day = calendar.startOfDay(for: start)
        while day <= end {
            if let span = span(of: day) { spans.append(span) }
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
            day = calendar.startOfDay(for: next)
        }
        return spans
    }

    /// A day on which the clocks change is an hour longer or shorter; its hours are still those on the wall.
    private func span(of day: Date) -> Range<Date>? {
        guard weekdays.contains(calendar.component(.weekday, from: day)),
            let opens = instant(from, of: day), let closes = instant(until, of: day), opens < closes
        else { return nil }
        return opens..<closes
    }

    private func instant(_ seconds: Int, of day: Date) -> Date? {
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        return calendar.date(from: parts)
    }
}
