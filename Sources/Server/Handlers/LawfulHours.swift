import Foundation
import Store

/// The hours of each day of the week in which the school may record where people are, by its own clocks.
struct LawfulHours: Sendable {
    /// As a calendar counts them: Sunday is 1.
    private static let weekdays: [Weekday] = [.sun, .mon, .tue, .wed, .thu, .fri, .sat]

    private let calendar: Calendar
    private let hours: [Weekday: DayHours]

    init(_ settings: SiteSettings) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: settings.timeZone) ?? .gmt
        self.calendar = calendar
        hours = settings.lawfulHours
    }

    /// The spans of time in question that touch the one from `start` to `end`, one for each day.
    func spans(from start: Date, to end: Date) -> [Range<Date>] {
        var spans: [Range<Date>] = []
        var day = calendar.startOfDay(for: start)
        while day <= end, let next = next(after: day) {
            if let span = span(of: day, endingAt: next) { spans.append(span) }
            day = next
        }
        return spans
    }

    private func next(after day: Date) -> Date? {
        calendar.date(byAdding: .day, value: 1, to: day).map { calendar.startOfDay(for: $0) }
    }

    private func span(of day: Date, endingAt end: Date) -> Range<Date>? {
        guard let hours = hours[Self.weekdays[calendar.component(.weekday, from: day) - 1]],
            let opens = instant(hours.from, of: day, endingAt: end),
            let closes = instant(hours.until, of: day, endingAt: end), opens < closes
        else { return nil }
        return opens..<closes
    }

    /// When the clocks first show so many minutes after midnight, or would have: a time that is left out in spring is
    /// the moment at which it is left out. So an hour that comes twice in autumn belongs to what follows the first.
    private func instant(_ minutes: Int, of day: Date, endingAt end: Date) -> Date? {
        guard minutes > 0 else { return day }
        guard minutes < 24 * 60 else { return end }
        return calendar.date(
            bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: day, matchingPolicy: .nextTime,
            repeatedTimePolicy: .first)
    }
}
