import Beacon
import Foundation
import Store
import Synchronization
import Wire

/// The sightings that are accepted: none from the future, none older than a spool may hold, and none from a time at
/// which the school may not record where people are.
struct AcceptanceWindow: Sendable {
    /// How far ahead of the server's clock a sighting may be, in seconds.
    static let ahead: TimeInterval = 5
    /// The levels a radio can report, in dBm (Core Specification, Vol 4 Part E, 7.7.65.2).
    static let rssi = -127...20

    let receivedAt: Date
    /// The start of the oldest day whose sightings are accepted. The record keeper knows which days have others.
    let oldest: Date
    /// How far the server's clock is ahead of the wall clock, in seconds.
    private let lead: TimeInterval
    private let lawful: [Range<Date>]

    init(receivedAt: Date, lead: TimeInterval, settings: SiteSettings) {
        self.receivedAt = receivedAt
        self.lead = lead
        let days = max(settings.sightingDays, settings.spoolDays)
        oldest = receivedAt.startOfSightingDay.addingTimeInterval(-86_400 * Double(days))
        lawful = Self.knownSpans.spans(settings, from: oldest.addingTimeInterval(-lead), to: receivedAt)
    }

    private static let knownSpans = KnownSpans()

    /// Whether a sighting at this time of the server's clock is plausible.
    func accepts(_ heardAt: Date) -> Bool {
        heardAt <= receivedAt.addingTimeInterval(Self.ahead) && heardAt >= oldest
    }

    /// Whether a sighting at that time may be recorded, by the wall clock. The newest day is checked first, since most
    /// sightings are recent.
    func isLawful(_ heardAt: Date) -> Bool {
        let heardAt = min(heardAt, receivedAt).addingTimeInterval(-lead)
        return lawful.reversed().contains { $0.contains(heardAt) }
    }

    /// The sightings of a report converted to the server's clock, and why the others are refused.
    /// - Parameter delay: how long the report was on its way, in seconds of the server's clock.
    func accept(
        _ report: Report, delay: TimeInterval
    ) -> (sightings: [ReceivedBatch.Sighting], refused: ReceivedBatch.Refusals) {
        var refused = ReceivedBatch.Refusals()
        let sightings: [ReceivedBatch.Sighting] = report.sightings.compactMap { sighting in
            let heardAt = sighting.heardAt.onServerClock(sentAt: report.sentAt, receivedAt: receivedAt - delay)
            if let reason = objection(to: sighting, heardAt: heardAt) {
                refused[keyPath: reason] += 1
                return nil
            }
            return ReceivedBatch.Sighting(sighting, heardAt: min(heardAt, receivedAt))
        }
        return (sightings, refused)
    }

    /// Why a sighting is refused; nil if it is accepted.
    private func objection(
        to sighting: SightingRecord, heardAt: Date
    ) -> WritableKeyPath<ReceivedBatch.Refusals, Int>? {
        if heardAt < oldest { return \.tooOld }
        if !accepts(heardAt) { return \.ahead }
        if !isLawful(heardAt) { return \.unlawful }
        let isValue =
            sighting.rssi.map(Self.rssi.contains) ?? true && (1...100_000).contains(sighting.count ?? 1)
        return isValue ? nil : \.badValue
    }

    /// A cache of the last window's spans: a calendar takes milliseconds for two weeks, and each report has a window.
    private final class KnownSpans: Sendable {
        private struct Question: Equatable {
            let timeZone: String
            let hours: [DayHours.Weekday: DayHours]
            let start: Date
            /// Quarters of an hour since 1970: in every time zone days begin at a whole one.
            let quarter: Int
        }

        private let last = Mutex<(question: Question, spans: [Range<Date>])?>(nil)

        func spans(_ settings: SiteSettings, from start: Date, to end: Date) -> [Range<Date>] {
            let question = Question(
                timeZone: settings.timeZone, hours: settings.lawfulHours, start: start,
                quarter: Int((end.timeIntervalSince1970 / 900).rounded(.down)))
            if let last = last.withLock(\.self), last.question == question { return last.spans }
            let spans = LawfulHours(settings).spans(from: start, to: end)
            last.withLock { $0 = (question, spans) }
            return spans
        }
    }

    /// The hours of each weekday in which the school may record where people are, by its local time.
    struct LawfulHours: Sendable {
        /// In the order of a calendar, whose Sunday is 1.
        private static let weekdays: [DayHours.Weekday] = [.sun, .mon, .tue, .wed, .thu, .fri, .sat]

        private let calendar: Calendar
        private let hours: [DayHours.Weekday: DayHours]

        init(_ settings: SiteSettings) {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(identifier: settings.timeZone) ?? .gmt
            self.calendar = calendar
            hours = settings.lawfulHours
        }

        /// The lawful spans that overlap the time from `start` to `end`, one for each day.
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

        /// The first moment at which the clocks show this many minutes after midnight. A time skipped in spring is the
        /// moment of the skip. Of a time that occurs twice in autumn, the first occurrence counts.
        private func instant(_ minutes: Int, of day: Date, endingAt end: Date) -> Date? {
            guard minutes > 0 else { return day }
            guard minutes < 24 * 60 else { return end }
            return calendar.date(
                bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: day, matchingPolicy: .nextTime,
                repeatedTimePolicy: .first)
        }
    }
}
