public import Foundation

/// The machine's own clocks.
public struct SystemTime: RealTime {
    private let origin = ContinuousClock.now

    public init() {}

    public var wall: Date { Date() }

    public var elapsed: Duration { ContinuousClock.now - origin }

    public func sleep(until deadline: Duration) async throws {
        try await ContinuousClock().sleep(until: origin + deadline)
    }
}
