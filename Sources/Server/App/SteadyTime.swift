import Foundation

/// A time that never runs back, since nothing can be decided before a time that is decided. Engine, acceptance window
/// and live events read this one clock. Where the system's clock is set back, or is behind what is recorded, it runs
/// 5 % slower than real time until the two agree. A leap forward cannot be taken back, so it is followed only after it
/// has lasted a minute. All servers of a database take up the newest time that is recorded. One-time codes, lawful
/// hours and deletion by age follow the wall clock.
struct SteadyTime: Sendable {
    /// Its seconds in a real second while it waits for the system's clock. More than the engine wants between two
    /// decisions, so that a person is decided on every second all the same.
    static let patientPace = 0.95
    /// Seconds by which the system's clock may be set forward and be followed at once.
    static let leap: TimeInterval = 10
    /// How long a leap must last, in seconds.
    static let probation: TimeInterval = 60

    /// Its seconds in a real second. Only at 1 does it follow the system's clock.
    private let rate: Double
    /// The last time from which it was reckoned, and at which uptime.
    private var anchor: (time: Date, uptime: Duration)
    /// At which uptime the system's clock was first seen to have leapt; nil if it has not.
    private var leaptAt: Duration?
    /// How far it is ahead of the system's clock, in seconds; 0 where it follows it, and where it runs faster.
    private(set) var lead: TimeInterval = 0

    init(rate: Double, system: Date, uptime: Duration) {
        self.rate = rate
        anchor = (system, uptime)
    }

    /// The time at one moment.
    /// - Parameters:
    ///   - system: what the system's clock says.
    ///   - uptime: real time since this was made, which no person sets.
    mutating func read(system: Date, uptime: Duration) -> Date {
        let elapsed = max(0, (uptime - anchor.uptime) / .seconds(1))
        guard rate == 1 else { return anchor.time.addingTimeInterval(elapsed * rate) }
        let expected = anchor.time.addingTimeInterval(elapsed)
        let patient = anchor.time.addingTimeInterval(elapsed * Self.patientPace)
        if isDoubtful(system, beside: expected, at: uptime) {
            // What is doubted does not say how far this one is ahead: it waits as before.
            anchor = (lead > 0 ? patient : expected, uptime)
            return anchor.time
        }
        // While it waits, the pace is reckoned from one time, so that nothing adds up.
        guard system < patient else { return goOn(from: system, system, uptime) }
        lead = patient.timeIntervalSince(system)
        return patient
    }

    /// Goes on from a time where it was before it.
    mutating func reach(_ time: Date, system: Date, uptime: Duration) {
        let now = read(system: system, uptime: uptime)
        if now < time { _ = goOn(from: time, system, uptime) }
    }

    private mutating func goOn(from time: Date, _ system: Date, _ uptime: Duration) -> Date {
        anchor = (time, uptime)
        lead = rate == 1 ? max(0, time.timeIntervalSince(system)) : 0
        return time
    }

    /// Whether the system's clock has leapt forward, and not long enough ago to be believed.
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
