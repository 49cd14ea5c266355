import Testing

@testable import rollcall

/// Rooms 1 (the hall) and 2 (the attic): the hall to second 20, the attic to 40, the hall to 44, the attic to 60.
@Suite("The score of an evaluation")
struct ScoreTests {
    private static let stays: [RoomIntervals.Interval] = [
        .init(start: 0, end: 20, room: 1), .init(start: 20, end: 40, room: 2), .init(start: 40, end: 44, room: 1),
        .init(start: 44, end: 60, room: 2),
    ]

    private func score(
        _ said: [(room: Int64?, seconds: Int)], truth: [RoomIntervals.Interval] = stays
    ) -> Score {
        var score = Score()
        score.add(
            Score.FinalDecisions(said.flatMap { Array(repeating: $0.room, count: $0.seconds) }, from: 0), truth: truth)
        return score
    }

    private func text(_ score: Score) -> [String] {
        var rooms = Names()
        for name in ["hall", "attic"] { _ = rooms.number(of: name) }
        return Evaluation.ScoreReport(title: "live", score: score, rooms: rooms, unheard: [], surveyed: 0).text
            .split(separator: "\n").map(String.init)
    }

    @Test("Every figure of it and the table of what was taken for what are those that can be counted by hand")
    func countedByHand() {
        // Nothing for two seconds; three seconds late in the attic, with a false change in it; the short stay never.
        let score = score([(nil, 2), (1, 21), (2, 7), (1, 2), (2, 28)])
        #expect(score.labelled == 60 && score.right == 60 - 2 - 3 - 2 - 4)
        #expect(score.inner == 60 - 5 - 9 && score.innerRight == score.inner - 2 - 2)
        #expect(
            text(score) == [
                "live", "  right            81.7 % of 60 labelled seconds",
                "  inner            91.3 %, without 3 s before and after each true change",
                "  transitions      3 reported, 3 true (x1.00)", "  false changes    0 an hour",
                "  missed           0 of 3 visits of 5 s or more", "  enter delay      1.5 s (median)",
                "  true \\ reported  (none)  attic  hall", "  attic                 0     31     5",
                "  hall                  2      4    18",
            ])
    }

    @Test("A stay that is written in pieces, or twice, is one visit")
    func pieces() {
        let seconds = Self.stays.flatMap { stay in
            stay.seconds.map { RoomIntervals.Interval(start: Double($0), end: Double($0 + 1), room: stay.room) }
        }
        let said: [(room: Int64?, seconds: Int)] = [(nil, 2), (1, 21), (2, 37)]
        #expect(score(said, truth: seconds) == score(said))
        #expect(score(said, truth: Self.stays + Self.stays) == score(said))
    }

    @Test("Nobody ever said to be anywhere is wrong in every second, and misses every visit")
    func silent() {
        let lines = text(score([(nil, 60)]))
        #expect(lines.contains("  right            0.0 % of 60 labelled seconds"))
        #expect(lines.contains("  missed           3 of 3 visits of 5 s or more"))
        #expect(lines.contains("  enter delay      – s (median)"))
    }

    @Test("Changes beyond the true ones are told by the hour")
    func flapping() {
        let lines = text(score((0..<60).map { (Int64($0 % 2 + 1), 1) }))
        #expect(lines.contains("  transitions      59 reported, 3 true (x19.67)"))
        #expect(lines.contains("  false changes    3360 an hour"))
    }
}
