import Copies
import Foundation
import Store
import Testing
import Vocabulary

@testable import Server

/// Scanner 1 in room 10, scanner 2 next door in room 20.
struct DeafnessWatchTests {
    private static let start = Date(timeIntervalSince1970: 1_788_251_400)

    /// Seconds in which badges are heard and scanners tell how they are.
    private struct Scene {
        var watch = DeafnessWatch()
        private var heard = HeardPeriods()
        private(set) var second = 0.0
        private var heardAt: [Int64: Date] = [:]
        private var restarts = 0

        init(doors: Bool = false) {
            watch.update(
                DoorDistances(doors ? [(10, 20)] : [], from: [10, 20]), rooms: [1: 10, 2: 20])
        }

        var now: Date { DeafnessWatchTests.start.addingTimeInterval(second) }
        var deaf: [Int64] { watch.deaf(for: 120, at: now).map(\.scanner) }

        /// - Parameters:
        ///   - badges: for each badge its level at each scanner that hears it.
        ///   - hearing: scanners that hear something else.
        mutating func pass(
            _ seconds: Int, _ badges: [Int64: [Int64: Double]], hearing: Set<Int64> = [],
            state: RadioState = .quiet, restarting: Bool = false
        ) {
            for _ in 0..<seconds {
                second += 1
                let readings = badges.flatMap { badge, levels in
                    levels.map { scanner, level in
                        CopyWatch.Reading(
                            badge: badge, person: badge, scanner: scanner, room: scanner * 10, level: level,
                            heardAt: now)
                    }
                }
                heard.add(readings)
                watch.hear(heard.takeLatest())
                for scanner in Set(readings.map(\.scanner)).union(hearing) { heardAt[scanner] = now }
                if restarting { restarts += 1 }
                if Int(second).isMultiple(of: 10) { beat(state) }
                watch.judge(heard.take(through: DeafnessWatch.lastDue(at: now)), at: now)
            }
        }

        private mutating func beat(_ state: RadioState) {
            for scanner: Int64 in 1...2 {
                let isHearing = heardAt[scanner].map { now.timeIntervalSince($0) < 10 } ?? false
                let radio = ScannerRadio(
                    state: isHearing ? .scanning : scanner == 1 ? state : .quiet, reportsPerSecond: 0,
                    lastReportAt: heardAt[scanner], restarts: scanner == 1 ? restarts : 0, resets: 0,
                    droppedReports: 0, mode: nil, commands: nil, error: nil)
                _ = watch.note(radio, of: scanner, at: now)
            }
        }
    }

    @Test("A scanner that falls silent while its neighbour goes on hearing the same badge is deaf")
    func deaf() {
        var scene = Scene()
        scene.pass(300, [7: [1: -55, 2: -75]])
        #expect(!scene.watch.isDoubted(1))
        scene.pass(60, [7: [2: -75]])
        #expect(scene.watch.isDoubted(1) && scene.deaf.isEmpty)
        scene.pass(70, [7: [2: -75]])
        #expect(scene.deaf == [1])
        scene.pass(15, [7: [1: -55, 2: -75]])
        #expect(scene.deaf.isEmpty && !scene.watch.isDoubted(1) && scene.watch.isCleared(1))
    }

    @Test("An empty room is no deaf scanner: its neighbour hears badges that it does not hear elsewhere either")
    func empty() {
        var scene = Scene()
        // People in room 20 are not heard in room 10, which hears phones.
        scene.pass(600, [7: [2: -50], 8: [2: -60]], hearing: [1])
        scene.pass(600, [7: [2: -50], 8: [2: -62]])
        #expect(!scene.watch.isDoubted(1) && scene.deaf.isEmpty)
    }

    @Test("A badge that was carried to where the scanner never hears it says nothing, nor does a silent night")
    func carriedAway() {
        var scene = Scene(doors: true)
        scene.pass(600, [7: [1: -55, 2: -75], 8: [2: -50]])
        scene.pass(60, [8: [2: -50]], hearing: [1])
        scene.pass(40_000, [8: [2: -52]])
        #expect(!scene.watch.isDoubted(1) && scene.deaf.isEmpty)
        var night = Scene()
        night.pass(300, [7: [1: -55, 2: -75]])
        night.pass(40_000, [:])
        #expect(!night.watch.isDoubted(1) && night.deaf.isEmpty)
    }

    @Test("Behind a door a scanner that never heard anything is found where badges walk about next door")
    func deafFromTheStart() {
        var scene = Scene(doors: true)
        for step in 0..<40 {
            scene.pass(10, [Int64(step % 5): [2: -50 - Double(step % 4) * 6]])
        }
        #expect(scene.deaf == [1])
    }

    @Test("A silence that ended by itself is learned from, one that a new scan ended is not", arguments: [true, false])
    func innocent(isMended: Bool) {
        var scene = Scene(doors: true)
        for step in 0..<30 { scene.pass(10, [Int64(step % 5): [2: -50]]) }
        #expect(scene.deaf == [1])
        scene.pass(11, [:], hearing: [1], restarting: isMended)
        scene.pass(4_000, [:])
        for step in 0..<20 { scene.pass(10, [Int64(step % 5 + 5): [2: -50]]) }
        #expect(scene.watch.isDoubted(1) == isMended)
    }

    @Test("A radio that is out of order is told as that")
    func failed() {
        var scene = Scene()
        scene.pass(300, [7: [1: -55, 2: -75]])
        scene.pass(200, [7: [2: -75]], state: .recovering)
        #expect(scene.deaf.isEmpty && !scene.watch.isDoubted(1) && scene.watch.isCleared(1))
    }
}
