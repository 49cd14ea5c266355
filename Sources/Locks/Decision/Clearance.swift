public import Devices
public import Foundation

/// The right of a person, or of the people of a group, to enter a room whatever their level.
public struct Clearance: Equatable, Sendable {
    public var id: Int64
    public var terms: ClearanceTerms

    public init(id: Int64, _ terms: ClearanceTerms) {
        (self.id, self.terms) = (id, terms)
    }
}

/// When a clearance is valid.
public struct ClearanceTerms: Equatable, Sendable {  // generated: init
    /// The first and the last day, on the school's clocks; nil if unlimited.
    public var from: CivilDay?
    public var until: CivilDay?
    /// Empty for all.
    public var weekdays: Set<Weekday> = []
    /// Minutes since midnight on the school's clocks, the end excluded; nil for the whole day.
    public var hours: Range<Int>?

    /// Returns whether it is valid at that time.
    public func holds(at instant: Date, _ time: SchoolTime) -> Bool {
        let day = time.day(at: instant)
        guard from.map({ $0 <= day }) ?? true, until.map({ day <= $0 }) ?? true,
            weekdays.isEmpty || weekdays.contains(day.weekday)
        else { return false }
        return hours?.contains(time.minutes(at: instant)) ?? true
    }
}
