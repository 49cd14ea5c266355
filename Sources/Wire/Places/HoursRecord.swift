public import Devices

/// A period on some days of the week, on the school's clocks.
public struct HoursRecord: Codable, Equatable, Sendable {
    /// Such as `mon`; all days if absent or empty.
    public let weekdays: [Weekday]?
    public let from: ClockTime
    /// The exclusive end; `24:00` is the end of the day.
    public let until: ClockTime
}
