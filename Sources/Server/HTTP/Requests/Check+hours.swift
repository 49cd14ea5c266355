import Devices
import Locks
import Phrases
import Vocabulary
import Wire

extension Check {
    /// Checks hours of the week. Throws `Refusal`.
    static func hours(_ hours: [HoursRecord], _ argument: String, limit: Int) throws -> OpenHours {
        guard hours.count <= limit, hours.allSatisfy({ $0.from < $0.until }) else {
            throw Refusal(
                .badArguments, .argumentSpansWrong(argument, limit),
                argument: argument)
        }
        return OpenHours(
            hours.map { span in
                OpenHours.Span(
                    weekdays: Set(span.weekdays ?? []), from: span.from.minutes, until: span.until.minutes)
            })
    }
}
