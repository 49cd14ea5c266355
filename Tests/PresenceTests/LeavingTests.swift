import Foundation
import Testing

@testable import Presence

@Suite("Leaving")
struct LeavingTests {
    /// One packet a second, three in ten lost to all; of the others each scanner misses some.
    private func sit(_ scene: inout Scene, _ seconds: ClosedRange<Int>, _ random: inout SplitMix64) -> Int {
        var last = 0
        for second in seconds {
            let isLost = Double.random(in: 0..<1, using: &random) < 0.3
            let far = Double.random(in: 0..<1, using: &random) < 0.5
            if !isLost { last = second }
            scene.second(Double(second), hears: isLost ? [] : [(1, -65)] + (far ? [(2, -80)] : []))
        }
        return last
    }

    @Test(
        "In an hour with three packets in ten lost, nobody is taken for left", arguments: 1...4 as ClosedRange<UInt64>)
    func noFalseLeft(seed: UInt64) {
        var (scene, random) = (Scene(), SplitMix64(seed: seed))
        _ = sit(&scene, 1...3600, &random)
        #expect(scene.transitions.map(\.after.state) == [.present])
    }

    @Test("Whoever leaves is said to have left within ten seconds of the leave time")
    func delay() throws {
        var delays: [Double] = []
        for seed: UInt64 in 1...25 {
            var (scene, random) = (Scene(), SplitMix64(seed: seed))
            let last = sit(&scene, 1...120, &random)
            scene.seconds(121...260)
            let left = try #require(scene.transitions.last)
            #expect(left.after.state == .left)
            delays.append(left.after.decidedAt.timeIntervalSince(Scene.date(Double(last))) - scene.leaveAfter)
        }
        #expect(delays.sorted()[delays.count / 2] <= 10 && (delays.min() ?? 0) >= 0)
    }
}
