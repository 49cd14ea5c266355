public import Foundation

/// A recurring time: on some days of the week, at a time of day.
public struct Schedule: Equatable, Sendable {  // generated: init
    /// At least one day.
    public let weekdays: Set<Weekday>
    public let at: TimeOfDay
    /// The first day; nil if unlimited.
    public let from: CivilDay?
    /// The last day; nil if unlimited.
    public let until: CivilDay?

    /// Returns when it is due on a day; nil if it is not.
    public func due(on day: CivilDay, _ time: SchoolTime) -> Date? {
        guard weekdays.contains(day.weekday), from.map({ day >= $0 }) ?? true, until.map({ day <= $0 }) ?? true
        else { return nil }
        return at.instant(on: day, time)
    }

    /// Returns when it is due next; nil if that is never, or more than a year away.
    public func nextDue(after instant: Date, _ time: SchoolTime) -> Date? {
        // A time by the sun may lie up to half a day before or after its day.
        let first = max(time.day(at: instant).adding(-1), from ?? CivilDay(number: .min))
        let last = min(first.adding(370), until ?? CivilDay(number: .max))
        guard first <= last else { return nil }
        return (first.number...last.number).lazy.compactMap { due(on: CivilDay(number: $0), time) }
            .first { $0 > instant }
    }
}

extension Schedule {
    /// A time at which a schedule was due, and how it is handled.
    public enum Due: Equatable, Sendable {
        case run(at: Date)
        /// It is too late to carry it out.
        case missed(at: Date)

        public var at: Date {
            switch self {
            case .run(let instant), .missed(let instant): instant
            }
        }
    }

    /// The maximum number of times returned at once: earlier ones are long over.
    public static let maxAtOnce = 100

    /// Returns the times that became due in a span, the oldest first.
    /// - Parameters:
    ///   - start: the end of the previous span.
    ///   - lateBy: the seconds for which a due time can still be carried out.
    public func due(after start: Date, through now: Date, lateBy: Double, _ time: SchoolTime) -> [Due] {
        var dues: [Due] = []
        var last = start
        while dues.count < Self.maxAtOnce, let next = nextDue(after: last, time), next <= now {
            dues.append(now.timeIntervalSince(next) <= lateBy ? .run(at: next) : .missed(at: next))
            last = next
        }
        return dues
    }
}
