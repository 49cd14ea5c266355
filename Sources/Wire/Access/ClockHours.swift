public import Devices

/// A period of the day, on the school's clocks.
public struct ClockHours: Codable, Equatable, Sendable {
    public let from: ClockTime
    /// The exclusive end; `24:00` is the end of the day.
    public let until: ClockTime
}
