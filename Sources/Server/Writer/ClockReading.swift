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
