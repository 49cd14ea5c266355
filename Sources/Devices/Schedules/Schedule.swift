public import Foundation

/// When something is due again and again: on some days of the week, at a time of day.
public struct Schedule: Equatable, Sendable {  // generated: init
    /// At least one.
    public let weekdays: Set<Weekday>
    public let at: TimeOfDay
    /// The first day; nil if it has no beginning.
    public let from: CivilDay?
    /// The last day; nil if it has no end.
    public let until: CivilDay?

    /// When it is due on a day; nil if it is not.
    public func due(on day: CivilDay, _ time: SchoolTime) -> Date? {
        guard weekdays.contains(day.weekday), from.map({ day >= $0 }) ?? true, until.map({ day <= $0 }) ?? true
        else { return nil }
        return at.instant(on: day, time)
    }

    /// When it is due next; nil if that is never, or more than a year away.
    public func nextDue(after instant: Date, _ time: SchoolTime) -> Date? {
        // A time by the sun may lie half a day before or after its day.
        let first = max(time.day(at: instant).adding(-1), from ?? CivilDay(number: .min))
        let last = min(first.adding(370), until ?? CivilDay(number: .max))
        guard first <= last else { return nil }
        return (first.number...last.number).lazy.compactMap { due(on: CivilDay(number: $0), time) }
            .first { $0 > instant }
    }
}

extension Schedule {
    /// A time at which something was due, and what becomes of it.
    public enum Due: Equatable, Sendable {
        case run(at: Date)
        /// It is too late to do it.
        case missed(at: Date)

        public var at: Date {
            switch self {
            case .run(let instant), .missed(let instant): instant
            }
        }
    }

    /// At most so many are told at once: what was due before is long over.
    public static let maxAtOnce = 100

    /// What has come due in a span of time, the oldest first.
    /// - Parameters:
    ///   - start: up to when it was looked through before.
    ///   - lateBy: for so many seconds something that is due can still be done.
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
