import Foundation
import Testing
import Vocabulary

@testable import Presence

@Suite("Leaving")
struct LeavingTests {
    enum Reports: CaseIterable {
        /// What every scanner heard, and that it heard nothing, is known each second.
        case atOnce
        /// As nodes report: what is heard at once, and that nothing was every ten seconds, up to two seconds before.
        case heartbeats
        /// The same where nothing else is on the air: a silence shows nothing before it has lasted ten seconds.
        case heartbeatsInSilence
    }

    /// Somebody near scanner 1: one packet a second, three in ten lost to all; of the others scanner 2 misses some.
    private struct Sitting {
        var scene = Scene()
        let reports: Reports
        private var random: SplitMix64
        private var lastReport: [Int64: Date] = [:]
        /// The second of the last packet.
        private(set) var last = 0

        init(_ reports: Reports, seed: UInt64) {
            self.reports = reports
            random = SplitMix64(seed: seed)
        }

        mutating func stay(_ seconds: ClosedRange<Int>) {
            for second in seconds {
                let isLost = Double.random(in: 0..<1, using: &random) < 0.3
                let far = Double.random(in: 0..<1, using: &random) < 0.5
                if !isLost { last = second }
                live(second, hears: isLost ? [] : [(1, -65)] + (far ? [(2, -80)] : []))
            }
        }

        mutating func live(_ second: Int, hears: [(scanner: Int64, rssi: Double)]) {
            let now = Scene.date(Double(second))
            var draft = scene.engine.draft()
            for (scanner, _) in hears { lastReport[scanner] = now }
            for scanner: Int64 in [1, 2] {
                guard let complete = completeThrough(scanner, second) else { continue }
                draft.contact(scanner: scanner, at: now, completeThrough: complete)
            }
            for (scanner, rssi) in hears {
                draft.observe(scene.sighting(scanner, rssi, at: Double(second)), at: now)
            }
            scene.decide(&draft, at: Double(second))
        }

        /// Nil where nothing comes from the scanner in this second.
        private func completeThrough(_ scanner: Int64, _ second: Int) -> Date? {
            let now = Scene.date(Double(second))
            let last = lastReport[scanner] ?? .distantPast
            if reports == .atOnce || last == now { return now }
            guard (second + Int(scanner) * 5) % 10 == 0 else { return nil }
            let isProved = reports == .heartbeats || now.timeIntervalSince(last) >= 10
            return isProved ? now - 2 : last
        }
    }

    @Test(
        "In an hour with three packets in ten lost, nobody is taken for left",
        arguments: 1...4 as ClosedRange<UInt64>, Reports.allCases)
    func noFalseLeft(seed: UInt64, reports: Reports) {
        var sitting = Sitting(reports, seed: seed)
        sitting.stay(1...3600)
        #expect(sitting.scene.transitions.map(\.after.state) == [.present])
    }

    @Test(
        "Whoever leaves is said to have left within ten seconds of the leave time",
        arguments: [10, 30, 60, 120], Reports.allCases)
    func delay(leaveAfter: Double, reports: Reports) throws {
        var delays: [Double] = []
        for seed: UInt64 in 1...25 {
            var sitting = Sitting(reports, seed: seed)
            sitting.scene.leaveAfter = leaveAfter
            let gone = 120 + Int(seed)
            sitting.stay(1...gone)
            for second in gone + 1...gone + 200 { sitting.live(second, hears: []) }
            let left = try #require(sitting.scene.transitions.last)
            #expect(left.after.state == .left)
            delays.append(left.after.decidedAt.timeIntervalSince(Scene.date(Double(sitting.last))) - leaveAfter)
        }
        #expect(delays.sorted()[delays.count / 2] <= 10 && (delays.min() ?? 0) >= 0)
    }
}
