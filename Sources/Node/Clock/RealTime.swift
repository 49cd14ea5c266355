public import Foundation

/// The time a node lives in, so that a test can turn the hands itself.
public protocol RealTime: Sendable {
    /// The wall clock, which may be set.
    var wall: Date { get }
    /// Since some fixed moment; never set back, and goes on while the machine sleeps.
    var elapsed: Duration { get }

    /// Returns when `elapsed` has reached the deadline.
    /// - Throws: `CancellationError`.
    func sleep(until deadline: Duration) async throws
}

extension RealTime {
    public func sleep(for duration: Duration) async throws {
        try await sleep(until: elapsed + duration)
    }
}
