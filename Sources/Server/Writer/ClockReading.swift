import Foundation

/// A moment by two clocks: the server's, and a monotonic one that stops while the machine sleeps.
struct ClockReading: Sendable {
    /// Smaller jumps of the clock count as corrections: heartbeats are frequent enough that no scanner appears silent
    /// because of one.
    private static let leap = SteadyTime.leap

    let time: Date
    let awake: SuspendingClock.Instant

    init(_ time: Date, awake: SuspendingClock.Instant = .now) {
        (self.time, self.awake) = (time, awake)
    }

    /// Returns how many seconds of the server's clock passed while the machine slept, since an earlier moment; nil if
    /// the clock did not jump. Waiting for a slow database does not count as sleep.
    /// - Parameter rate: how many seconds of the clock pass in a real second.
    func slept(since earlier: ClockReading, rate: Double) -> Double? {
        let lived = (awake - earlier.awake) / .seconds(1) * rate
        let skipped = time.timeIntervalSince(earlier.time) - lived
        return skipped > Self.leap * max(1, rate) ? skipped : nil
    }
}

/// The engine's time has jumped: the machine slept, or its clock was set forward. To the engine all scanners appear to
/// have been silent meanwhile, although no time passed in which they could be heard, so it has to start as after a
/// restart.
///
/// The owner gives up the engine and acquires it again. This takes at most two seconds; reports are meanwhile answered
/// with 503 and sent again.
struct ClockJumpError: Error, CustomStringConvertible {
    /// The size of the jump.
    let seconds: Double

    var description: String { "the clock went on by \(Int(seconds)) s more than this server" }
}
