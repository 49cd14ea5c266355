import Foundation

/// A time that never runs backwards, since nothing can be decided before a time that is already decided. Engine,
/// acceptance window and live events read this one clock. When the system's clock is set back or is behind the record,
/// it runs 5 % slower than real time until the two agree. A leap forward cannot be undone, so it is followed only after
/// it has lasted a minute. All servers of a database adopt the newest recorded time. One-time codes, lawful hours and
/// deletion by age follow the wall clock.
struct SteadyTime: Sendable {
    /// Its seconds in a real second while it waits for the system's clock. More than the engine's interval between two
    /// decisions, so that there is still a decision for every second.
    static let patientPace = 0.95
    /// The seconds by which the system's clock may be set forward and still be followed at once.
    static let leap: TimeInterval = 10
    /// How long a leap must last, in seconds.
    static let probation: TimeInterval = 60

    /// Its seconds in a real second. It follows the system's clock only if this is 1.
    private let rate: Double
    /// The time and uptime from which the current time is calculated.
    private var anchor: (time: Date, uptime: Duration)
    /// The uptime at which a leap of the system's clock was first seen; nil if there was none.
    private var leaptAt: Duration?
    /// How far it is ahead of the system's clock, in seconds; 0 if it follows it or runs faster.
    private(set) var lead: TimeInterval = 0

    init(rate: Double, system: Date, uptime: Duration) {
        self.rate = rate
        anchor = (system, uptime)
    }

    /// Returns the time at one moment.
    /// - Parameters:
    ///   - system: the time of the system's clock.
    ///   - uptime: the real time since this value was created, unaffected by changes of the system's clock.
    mutating func read(system: Date, uptime: Duration) -> Date {
        let elapsed = max(0, (uptime - anchor.uptime) / .seconds(1))
        guard rate == 1 else { return anchor.time.addingTimeInterval(elapsed * rate) }
        let expected = anchor.time.addingTimeInterval(elapsed)
        let patient = anchor.time.addingTimeInterval(elapsed * Self.patientPace)
        if isDoubtful(system, beside: expected, at: uptime) {
            // A time in doubt does not show how far this clock is ahead: it continues as before.
            anchor = (lead > 0 ? patient : expected, uptime)
            return anchor.time
        }
        // While it waits, the time is calculated from one anchor, so that no errors add up.
        guard system < patient else { return goOn(from: system, system, uptime) }
        lead = patient.timeIntervalSince(system)
        return patient
    }

    /// Continues from a time if the clock is behind it.
    mutating func reach(_ time: Date, system: Date, uptime: Duration) {
        let now = read(system: system, uptime: uptime)
        if now < time { _ = goOn(from: time, system, uptime) }
    }

    private mutating func goOn(from time: Date, _ system: Date, _ uptime: Duration) -> Date {
        anchor = (time, uptime)
        lead = rate == 1 ? max(0, time.timeIntervalSince(system)) : 0
        return time
    }

    /// Whether the system's clock leapt forward too recently to be believed.
    private mutating func isDoubtful(_ system: Date, beside expected: Date, at uptime: Duration) -> Bool {
        guard system.timeIntervalSince(expected) > Self.leap else {
            leaptAt = nil
            return false
        }
        let since = leaptAt ?? uptime
        leaptAt = since
        guard (uptime - since) / .seconds(1) >= Self.probation else { return true }
        leaptAt = nil
        return false
    }
}
