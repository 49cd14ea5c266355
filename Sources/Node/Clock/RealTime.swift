public import Foundation

/// The clocks of a node, as a protocol so that a test can set them.
public protocol RealTime: Sendable {
    /// The wall clock, which may be set.
    var wall: Date { get }
    /// The time since the machine booted; never set, and includes sleep.
    var elapsed: Duration { get }

    /// Returns when `elapsed` has reached the deadline.
    /// - Throws: `CancellationError`.
    func sleep(until deadline: Duration) async throws
}

extension RealTime {
    /// When the machine booted, by the present wall clock.
    var bootedAt: Date { wall.addingTimeInterval(-(elapsed / .seconds(1))) }

    public func sleep(for duration: Duration) async throws {
        try await sleep(until: elapsed + duration)
    }
}

/// The machine's own clocks.
public struct SystemTime: RealTime {
    public init() {}

    public var wall: Date { Date() }

    /// CLOCK_BOOTTIME (clock_gettime(2)).
    public var elapsed: Duration {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    public func sleep(until deadline: Duration) async throws {
        try await ContinuousClock().sleep(for: deadline - elapsed)
    }
}
