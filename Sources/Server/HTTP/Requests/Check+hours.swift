import Devices
import Locks
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
