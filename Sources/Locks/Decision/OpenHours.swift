public import Devices
public import Foundation

/// Hours of the week in which a lock may be held open, or a room be booked.
public struct OpenHours: Codable, Equatable, Sendable {
    public struct Span: Codable, Equatable, Sendable {  // generated: init
        /// Empty for all.
        public var weekdays: Set<Weekday> = []
        /// Minutes since midnight on the school's clocks; the end is excluded.
        public var from: Int
        public var until: Int
    }

    public var spans: [Span]

    public init(_ spans: [Span]) { self.spans = spans }

    public func contains(_ instant: Date, _ time: SchoolTime) -> Bool {
        let (weekday, minutes) = (time.day(at: instant).weekday, time.minutes(at: instant))
        return spans.contains { span in
            (span.weekdays.isEmpty || span.weekdays.contains(weekday)) && span.from <= minutes && minutes < span.until
        }
    }

    /// Returns how many of the seconds after an instant in these hours are also in them.
    /// - Parameter limit: the maximum number of seconds to check.
    public func secondsLeft(after instant: Date, limit: Int, _ time: SchoolTime) -> Int {
        (1...limit).first { !contains(instant + TimeInterval($0), time) } ?? limit
    }
}
