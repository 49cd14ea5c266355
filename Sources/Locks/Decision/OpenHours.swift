public import Devices
public import Foundation

/// Hours of the week: those in which a lock may be held open, or a room be booked.
public struct OpenHours: Codable, Equatable, Sendable {
    public struct Span: Codable, Equatable, Sendable {  // generated: init
        /// Empty for all.
        public var weekdays: Set<Weekday> = []
        /// Minutes since midnight on the school's clocks; the last is not within.
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

    /// How many of the seconds after an instant within them are within them, too.
    /// - Parameter most: so many are looked at.
    public func secondsLeft(after instant: Date, limit: Int, _ time: SchoolTime) -> Int {
        (1...limit).first { !contains(instant + TimeInterval($0), time) } ?? limit
    }
}

/// A door in its open hours: it is held open from when a person of staff is present behind it until none has been for
/// ten minutes. It is looked at once a minute, and a lock that hears nothing more locks by itself.
public struct OpenDoor: Codable, Equatable, Sendable {  // generated: init
    /// Seconds between two checks.
    public static let interval: TimeInterval = 60
    /// For so many seconds each look holds the door: one look may be late.
    public static let hold = 90
    /// For so many seconds it stays open after the last of staff left.
    public static let timeout: TimeInterval = 600

    /// When a person of staff was last present behind it, in these open hours.
    public private(set) var staffAt: Date?

    /// - Parameter isStaffBehind: nil if no person can be seen. That begins nothing, and keeps nothing open for longer.
    /// - Returns: for how many seconds to hold the door from now; nil if it is not to be held.
    public mutating func look(at now: Date, isOpenHour: Bool, isStaffBehind: Bool?) -> Int? {
        guard isOpenHour else {
            staffAt = nil
            return nil
        }
        if isStaffBehind == true { staffAt = now }
        guard let staffAt, now.timeIntervalSince(staffAt) < Self.timeout else { return nil }
        return Self.hold
    }
}
