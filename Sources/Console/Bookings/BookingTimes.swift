import Devices
import Foundation
import Phrases
import Wire

/// Times of bookings by the school's clocks, even on a day on which these change.
extension View {
    /// The time of day only, marked if the clocks show it for the second time.
    func shownClock(_ instant: Date) -> String {
        let parts = Calendar.school(timeZone).dateComponents([.hour, .minute], from: instant)
        let clock = LocalTime.clock((parts.hour ?? 0) * 60 + (parts.minute ?? 0))
        return isSecondTime(instant) ? "\(clock) \(self(.secondTime))" : clock
    }

    /// The start and the end, with the day.
    func span(of from: Date, _ to: Date) -> HTML {
        let until = day(from) == day(to) ? shownClock(to) : "\(day(to)) \(shownClock(to))"
        return "\(day(from)) \(shownClock(from))–\(until)"
    }

    /// Whether the clocks showed the same time before, since they were put back.
    func isSecondTime(_ instant: Date) -> Bool {
        let offset = timeZone.secondsFromGMT(for: instant)
        let before = timeZone.secondsFromGMT(for: instant.addingTimeInterval(-10_800))
        guard before > offset else { return false }
        return timeZone.secondsFromGMT(for: instant.addingTimeInterval(Double(offset - before))) == before
    }

    /// A field for an instant: by the clocks, with its offset if they show it for the second time.
    func instantField(_ name: String, _ label: Phrase, _ instant: Date) -> Form.Field {
        guard isSecondTime(instant) else {
            return .init(name: name, label: label, input: .localTime, value: localTime(instant))
        }
        let seconds = timeZone.secondsFromGMT(for: instant)
        let offset = "\(seconds < 0 ? "-" : "+")\(LocalTime.clock(abs(seconds) / 60))"
        return .init(name: name, label: label, value: localTime(instant) + offset, hint: .secondTimeHint)
    }
}
