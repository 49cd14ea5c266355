import Devices
import Foundation
import Phrases
import Vocabulary
import Wire

extension SchoolInstant {
    /// Returns the instant that is meant, by the school's local time. If the local time occurs twice, it is the first
    /// that is after the other instant. Throws `Refusal` if the clocks skip it.
    /// - Parameter name: of the argument.
    func resolved(_ name: String, after other: Date = .distantPast, _ time: SchoolTime, at now: Date) throws -> Date {
        let (day, clock): (CivilDay, ClockTime)
        switch self {
        case .exact(let instant): return instant
        case .today(let shown): (day, clock) = (time.day(at: now), shown)
        case .shown(let date, let shown): (day, clock) = (date, shown)
        }
        let instants = time.instants(showing: clock.minutes, of: day)
        guard let first = instants.first else {
            throw Refusal(
                .badArguments, .argumentSkippedByClocks(name, clock, day),
                argument: name)
        }
        return instants.first { $0 > other } ?? first
    }
}
