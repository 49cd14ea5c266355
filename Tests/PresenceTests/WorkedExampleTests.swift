import Foundation
import Testing

@testable import Presence

/// The numbers of docs/engine.md.
@Suite("The worked example of the engine's page")
struct WorkedExampleTests {
    private static let placement: [Int64: Int64] = [1: 10, 2: 20]
    /// By second, what the scanners of the rooms 10 and 20 hear, in dBm.
    private static let levels: [[Int64: Double]] = [
        [1: -55, 2: -75], [1: -57, 2: -73], [1: -66, 2: -64], [1: -70, 2: -60], [1: -75, 2: -56],
    ]

    private static func replay(smooths: Bool) -> Replay {
        Replay(
            building: Building(placement: placement), scanners: [1, 2], startedAt: WalkReplay.date(0), smooths: smooths)
    }

    private static func step(_ replay: inout Replay, _ second: Int) {
        let now = WalkReplay.date(second)
        let heard = levels[second - 1].sorted { $0.key < $1.key }.map { scanner, level in
            Observation(
                person: 1, room: placement[scanner], link: .scanner(scanner), beacon: 101, rssi: level,
                heardAt: now - 0.5, leaveAfter: 120)
        }
        replay.second(until: now, listeners: [1, 2], heard: heard)
    }

    private static func written(_ number: Double) -> String { String(format: "%.3f", number) }

    /// A line of the page's table for each second.
    private func lines() throws -> [String] {
        var live = Self.replay(smooths: false)
        var filter = ForwardFilter()
        let transitions = TransitionModel(doors: TransitionModel.Doors([], heard: [10, 20]), moveRate: 0.04)
        var seconds: [StateLikelihoods] = []
        var rows: [(emissions: [Double], filtered: Double, said: Int64)] = []
        for second in 1...Self.levels.count {
            Self.step(&live, second)
            var placement = Placement(links: 2)
            for (scanner, level) in Self.levels[second - 1] {
                placement.hear(level, in: try #require(Self.placement[scanner]))
            }
            let scores = placement.scores()
            let emissions = [Int64(10), 20].map { scores.score(of: $0, weight: Parameters.current.placement.weight) }
            let moment = StateLikelihoods(
                elapsed: 1,
                zip([Int64(10), 20], emissions).map { .init(HiddenState(room: $0, spot: -1), score: $1) })
            filter.take(moment, transitions, map: nil)
            seconds.append(moment)
            let filtered = try #require(filter.rooms.first { $0.room == 10 }).chance
            let believed = try #require(live.engine.people[1]?.track.filter.rooms.first { $0.room == 10 }).chance
            #expect(abs(filtered - believed) < 1e-9, "The engine's filter is the page's")
            rows.append((emissions, filtered, try #require(live.whereabouts(of: 1)).room))
        }
        let posteriors = ForwardBackward(seconds, transitions, map: nil).posteriors
        return zip(zip(1..., rows), zip(Self.levels, posteriors)).map { row, said in
            let inTen = said.1.places.filter { $0.state.room == 10 }.reduce(0) { $0 + $1.chance }
            let cells =
                ["\(row.0)", "\(Int(said.0[1] ?? 0))", "\(Int(said.0[2] ?? 0))"]
                + (row.1.emissions + [row.1.filtered]).map(Self.written)
                + ["\(row.1.said)", Self.written(inTen), "\(said.1.room ?? 0)"]
            return "| " + cells.joined(separator: " | ") + " |"
        }
    }

    @Test("Its table is what the engine computes")
    func table() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/engine.md")
        let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
        for line in try lines() { #expect(text.contains(line), "docs/engine.md should have: \(line)") }
    }

    @Test("Its visits are what the record comes to")
    func visits() {
        var replay = Self.replay(smooths: true)
        for second in 1...Self.levels.count { Self.step(&replay, second) }
        let stays = replay.smoothed(1).stays.map {
            [Double($0.room), $0.from.timeIntervalSinceReferenceDate, $0.to.timeIntervalSinceReferenceDate]
        }
        #expect(stays == [[10, 0.5, 3], [20, 3, 5.5]])
    }
}
