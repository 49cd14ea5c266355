import Foundation
import Testing

@testable import Server

@Suite("Whether time was lived through")
struct ClockReadingTests {
    private static let start = ClockReading(Date(timeIntervalSinceReferenceDate: 0), awake: .now)

    private static func later(_ clock: Double, awake: Double) -> ClockReading {
        ClockReading(start.time + clock, awake: start.awake + .seconds(awake))
    }

    @Test(
        "A machine that slept, or whose clock was set ahead, has skipped that",
        arguments: [(11.0, 0.0), (3601, 1), (86_400, 60)])
    func leapt(clock: Double, awake: Double) {
        #expect(Self.later(clock, awake: awake).slept(since: Self.start, rate: 1) == clock - awake)
    }

    @Test(
        "Who waited for a slow database was awake, and a clock that is corrected or waits has skipped nothing",
        arguments: [(1.0, 1.0), (600, 600), (10, 0.5), (57, 60), (0, 60)])
    func awake(clock: Double, awake: Double) {
        #expect(Self.later(clock, awake: awake).slept(since: Self.start, rate: 1) == nil)
    }

    @Test("A clock that runs faster does not leap")
    func faster() {
        #expect(Self.later(6000, awake: 100).slept(since: Self.start, rate: 60) == nil)
        #expect(Self.later(6700, awake: 100).slept(since: Self.start, rate: 60) == 700)
    }
}
