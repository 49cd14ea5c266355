import Concurrency
import Testing

@Suite("Questions that are asked together", .timeLimit(.minutes(1)))
struct BatcherTests {
    private struct Broken: Error {}

    @Test("What comes while others are asked about waits, is asked together, and each gets its own answer")
    func together() async throws {
        let asked = Asked()
        let batcher = Batcher<Int, Int>(limit: 4, atOnce: 1) { questions in
            await asked.note(questions)
            return questions.map { $0 * 10 }
        }
        async let first = batcher.answer(0)
        await eventually { asked.groups == [[0]] }
        async let rest = withThrowingTaskGroup(of: (Int, Int).self) { group in
            for number in 1...9 { group.addTask { (number, try await batcher.answer(number)) } }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        await eventually { batcher.waiting == 9 }
        #expect(asked.groups == [[0]], "one asking at a time")
        asked.open()
        #expect(try await first == 0)
        #expect(try await rest == Dictionary(uniqueKeysWithValues: (1...9).map { ($0, $0 * 10) }))
        #expect(asked.groups.map(\.count) == [1, 4, 4, 1])
    }

    @Test("A failure is told to those it was asked about, and those after them are asked about again")
    func failure() async throws {
        let asked = Asked()
        let batcher = Batcher<Int, Int>(limit: 10, atOnce: 1) { questions in
            await asked.note(questions)
            guard !questions.contains(0) else { throw Broken() }
            return questions
        }
        let first = Task { try await batcher.answer(0) }
        await eventually { asked.groups.count == 1 }
        async let second = batcher.answer(1)
        await eventually { batcher.waiting == 1 }
        asked.open()
        await #expect(throws: Broken.self) { try await first.value }
        #expect(try await second == 1)
        #expect(try await batcher.answer(2) == 2, "and it goes on")
    }
}
