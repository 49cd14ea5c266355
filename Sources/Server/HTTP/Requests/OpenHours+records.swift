import Devices
import Locks
import Vocabulary
import Wire

extension Check {
    /// Checks hours of the week. Throws `Failure`.
    static func hours(_ hours: [HoursRecord], _ argument: String, limit: Int) throws -> OpenHours {
        guard hours.count <= limit, hours.allSatisfy({ $0.from < $0.until }) else {
            throw Failure(
                .badArguments,
                "The argument '\(argument)' must have at most \(limit) spans that begin before they end.",
                argument: argument)
        }
        return OpenHours(
            hours.map { span in
                OpenHours.Span(
                    weekdays: Set(span.weekdays ?? []), from: span.from.minutes, until: span.until.minutes)
            })
    }
}

extension OpenHours {
    /// The hours in the form that clients receive.
    var records: [HoursRecord] {
        spans.compactMap { span in
            guard let from = ClockTime(minutes: span.from), let until = ClockTime(minutes: span.until) else {
                return nil
            }
            return HoursRecord(weekdays: Weekday.allCases.filter(span.weekdays.contains), from: from, until: until)
        }
    }
}
