public import Foundation

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
