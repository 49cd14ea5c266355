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
