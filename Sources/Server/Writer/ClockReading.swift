import Foundation

/// A moment by two clocks: the server's, and one that stands still while the machine sleeps and that no person sets.
struct ClockReading: Sendable {
    /// A clock that leapt by less was only corrected: heartbeats come so often that no scanner seems quiet for it.
    private static let leap = SteadyTime.leap

    let time: Date
    let awake: SuspendingClock.Instant

    init(_ time: Date, awake: SuspendingClock.Instant = .now) {
        (self.time, self.awake) = (time, awake)
    }

    /// How many seconds of the server's clock were not lived through since an earlier moment; nil if the clock did
    /// not leap. A person who waited for a slow database was awake.
    /// - Parameter rate: the clock's seconds in a real second.
    func slept(since earlier: ClockReading, rate: Double) -> Double? {
        let lived = (awake - earlier.awake) / .seconds(1) * rate
        let skipped = time.timeIntervalSince(earlier.time) - lived
        return skipped > Self.leap * max(1, rate) ? skipped : nil
    }
}

/// The engine's time has leapt: the machine slept, or its clock was set ahead. To it all scanners seem to have fallen
/// quiet meanwhile, and no person was silent in a time that was not lived through, so that it has to begin as after a
/// restart.
///
/// The owner gives the engine up and takes it again. This takes two seconds at most; reports are answered with 503
/// meanwhile and sent again.
struct ClockJumpError: Error, CustomStringConvertible {
    /// By how many seconds.
    let seconds: Double

    var description: String { "the clock went on by \(Int(seconds)) s more than this server" }
}
