import Foundation
import Testing

@testable import Presence

@Suite("Leaving")
struct LeavingTests {
    enum Reports: CaseIterable {
        /// What every scanner heard, and that it heard nothing, is known each second.
        case atOnce
        /// As nodes report: what is heard at once, and that nothing was every ten seconds, up to two seconds before.
        case heartbeats
    }

    private func live(
        _ scene: inout Scene, _ second: Int, _ reports: Reports, hears: [(scanner: Int64, rssi: Double)]
    ) {
        let now = Scene.date(Double(second))
        var draft = scene.engine.draft()
        for scanner: Int64 in [1, 2] {
            if reports == .atOnce || hears.contains(where: { $0.scanner == scanner }) {
                draft.contact(scanner: scanner, at: now, completeThrough: now)
            } else if (second + Int(scanner) * 5) % 10 == 0 {
                draft.contact(scanner: scanner, at: now, completeThrough: now - 2)
            }
        }
        for (scanner, rssi) in hears {
            draft.observe(scene.sighting(scanner, rssi, at: Double(second)), at: now)
        }
        scene.decide(&draft, at: Double(second))
    }

    /// One packet a second, three in ten lost to all; of the others each scanner misses some.
    private func sit(
        _ scene: inout Scene, _ seconds: ClosedRange<Int>, _ reports: Reports, _ random: inout SplitMix64
    ) -> Int {
        var last = 0
        for second in seconds {
            let isLost = Double.random(in: 0..<1, using: &random) < 0.3
            let far = Double.random(in: 0..<1, using: &random) < 0.5
            if !isLost { last = second }
            live(&scene, second, reports, hears: isLost ? [] : [(1, -65)] + (far ? [(2, -80)] : []))
        }
        return last
    }

    @Test(
        "In an hour with three packets in ten lost, nobody is taken for left",
        arguments: 1...4 as ClosedRange<UInt64>, Reports.allCases)
    func noFalseLeft(seed: UInt64, reports: Reports) {
        var (scene, random) = (Scene(), SplitMix64(seed: seed))
        _ = sit(&scene, 1...3600, reports, &random)
        #expect(scene.transitions.map(\.after.state) == [.present])
    }

    @Test(
        "Whoever leaves is said to have left within ten seconds of the leave time",
        arguments: [10, 30, 60, 120], Reports.allCases)
    func delay(leaveAfter: Double, reports: Reports) throws {
        var delays: [Double] = []
        for seed: UInt64 in 1...25 {
            var (scene, random) = (Scene(), SplitMix64(seed: seed))
            scene.leaveAfter = leaveAfter
            let gone = 120 + Int(seed)
            let last = sit(&scene, 1...gone, reports, &random)
            for second in gone + 1...gone + 200 { live(&scene, second, reports, hears: []) }
            let left = try #require(scene.transitions.last)
            #expect(left.after.state == .left)
            delays.append(left.after.decidedAt.timeIntervalSince(Scene.date(Double(last))) - leaveAfter)
        }
        #expect(delays.sorted()[delays.count / 2] <= 10 && (delays.min() ?? 0) >= 0)
    }
}
