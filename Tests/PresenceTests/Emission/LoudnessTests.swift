import Testing

@testable import Presence

@Suite("How loud a badge is")
struct LoudnessTests {
    private func offset(_ rooms: [(room: Int64, mean: Double)], weight: Double = 60) -> LevelOffset {
        rooms.reduce(into: LevelOffset()) { offset, said in
            offset.add(LevelOffset.Lesson(badge: 1, room: said.room, mean: said.mean, weight: weight))
        }
    }

    @Test("Of a badge that was never heard nothing is known")
    func unknown() {
        #expect(LevelOffset().estimate == LevelOffset.Estimate())
        #expect(LevelOffset().estimate.decibels == 0)
    }

    @Test("Several rooms that agree are believed, one alone hardly, however long it lasts")
    func rooms() {
        let one = offset(Array(repeating: (1, -5), count: 100)).estimate
        #expect(abs(one.mean + 5) < 0.001 && abs(one.decibels) < 1.5)
        let five = offset((1...5).map { ($0, -6) }).estimate
        #expect(five.decibels < -5.5 && five.decibels >= -6)
    }

    @Test("Rooms that disagree, and a decibel or two, are taken for chance")
    func chance() {
        #expect(abs(offset([(1, -6), (2, 5), (3, 1), (4, -2)]).estimate.decibels) < 0.1)
        #expect(abs(offset((1...16).map { ($0, 1.5) }).estimate.decibels) < 0.3)
    }

    @Test("Seconds of a room count against each other, not against other rooms")
    func shares() {
        let long = offset(Array(repeating: (1, -8), count: 50) + [(2, 0), (3, 0), (4, 0)])
        #expect(abs(long.estimate.mean + 2) < 0.001)
    }

    @Test("A new battery is noticed: what is found lately replaces what was")
    func lately() {
        var offset = offset((1...4).map { ($0, -8) })
        for _ in 0..<6 {
            for room in Int64(1)...4 { offset.add(LevelOffset.Lesson(badge: 1, room: room, mean: 0, weight: 60)) }
        }
        #expect(abs(offset.estimate.mean) < 0.2)
    }

    @Test("What was known before counts until so much is found anew")
    func known() {
        let before = offset((1...4).map { ($0, -8) }).estimate
        var after = LevelOffset(knowing: before)
        #expect(after.estimate == before)
        after.add(LevelOffset.Lesson(badge: 1, room: 9, mean: 0, weight: 60))
        #expect(after.estimate.mean < -5.5 && after.estimate.mean > -7)
        #expect(abs(after.estimate.certainty - before.certainty) < 0.001)
        for room in Int64(1)...4 { after.add(LevelOffset.Lesson(badge: 1, room: room, mean: 0, weight: 60)) }
        #expect(abs(after.estimate.mean) < 0.001)
    }

    @Test("Whoever walks through a hundred rooms has the latest remembered")
    func manyRooms() {
        let found = offset((1...100).map { ($0, $0 > 84 ? 5 : -5) }).estimate
        #expect(abs(found.mean - 5) < 0.001)
    }

    @Test("Nothing that says nothing counts, and nothing is louder than badges are")
    func bounds() {
        #expect(offset([(1, .nan)], weight: 0).estimate == LevelOffset.Estimate())
        #expect(offset((1...9).map { ($0, 40) }).estimate.decibels == 12)
    }

    @Test("Lessons of a badge and room are one")
    func sums() {
        let lessons = [(1, 10, 4.0), (1, 10, 2), (1, 20, 1), (2, 10, 0)].map {
            LevelOffset.Lesson(badge: $0.0, room: $0.1, mean: $0.2, weight: 1)
        }
        let sums = LevelOffset.Lesson.sums(lessons)
        #expect(sums.map(\.badge) == [1, 1, 2] && sums.map(\.room) == [10, 20, 10])
        #expect(sums.map(\.mean) == [3, 1, 0] && sums.map(\.weight) == [2, 1, 1])
    }
}
