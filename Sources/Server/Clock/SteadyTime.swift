import Foundation

/// A time that never runs back. It follows the system's clock, and where that is behind, it goes on from where it was,
/// a little slower than real time, until the system's clock has caught up.
struct SteadyTime: Sendable {
    /// Its seconds in a real second while it waits for the system's clock. More than the engine wants between two
    /// decisions, so that somebody is decided on every second all the same.
    static let patientPace = 0.95

    /// Its seconds in a real second. Only at 1 does it follow the system's clock.
    private let rate: Double
    /// The last time from which it was reckoned, and at which uptime.
    private var anchor: (time: Date, uptime: Duration)
    /// How far it is ahead of the system's clock, in seconds; 0 where it follows it, and where it runs faster.
    private(set) var lead: TimeInterval = 0

    init(rate: Double, system: Date, uptime: Duration) {
        self.rate = rate
        anchor = (system, uptime)
    }

    /// The time at one moment.
    /// - Parameters:
    ///   - system: what the system's clock says.
    ///   - uptime: real time since this was made, which nobody sets.
    mutating func read(system: Date, uptime: Duration) -> Date {
        let elapsed = max(0, (uptime - anchor.uptime) / .seconds(1))
        guard rate == 1 else { return anchor.time.addingTimeInterval(elapsed * rate) }
        let time = anchor.time.addingTimeInterval(elapsed * Self.patientPace)
        lead = max(0, time.timeIntervalSince(system))
        guard lead == 0 else { return time }
        anchor = (system, uptime)
        return system
    }

    /// Goes on from a time where it was before it.
    mutating func reach(_ time: Date, system: Date, uptime: Duration) {
        anchor = (max(time, read(system: system, uptime: uptime)), uptime)
        if rate == 1 { lead = max(0, anchor.time.timeIntervalSince(system)) }
    }
}
