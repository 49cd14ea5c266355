import Synchronization
import TestSupport
import Testing

@testable import Server

@Suite("Questions that are asked together", .mustEnd)
struct BatcherTests {
    private struct Broken: Error {}

    /// What was asked, and a gate that holds an asking until it is opened.
    private final class Asked: Sendable {
        private struct State {
            var groups: [[Int]] = []
            var waiting: [CheckedContinuation<Void, Never>] = []
            var isOpen = false
        }

        private let state = Mutex(State())

        var groups: [[Int]] { state.withLock { $0.groups } }

        func note(_ group: [Int]) async {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    state.groups.append(group)
                    if !state.isOpen { state.waiting.append(continuation) }
                    return state.isOpen
                }
                if goesOn { continuation.resume() }
            }
        }

        func open() {
            let waiting = state.withLock { state in
                state.isOpen = true
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }
    }

    private static func eventually(_ holds: () -> Bool) async {
        while !holds(), !Task.isCancelled { await Task.yield() }
    }

    @Test("What comes while others are asked about waits, is asked together, and each gets its own answer")
    func together() async throws {
        let asked = Asked()
        let batcher = Batcher<Int, Int>(limit: 4, atOnce: 1) { questions in
            await asked.note(questions)
            return questions.map { $0 * 10 }
        }
        async let first = batcher.answer(0)
        await Self.eventually { asked.groups == [[0]] }
        async let rest = withThrowingTaskGroup(of: (Int, Int).self) { group in
            for number in 1...9 { group.addTask { (number, try await batcher.answer(number)) } }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        await Self.eventually { batcher.waiting == 9 }
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
        await Self.eventually { asked.groups.count == 1 }
        async let second = batcher.answer(1)
        await Self.eventually { batcher.waiting == 1 }
        asked.open()
        await #expect(throws: Broken.self) { try await first.value }
        #expect(try await second == 1)
        #expect(try await batcher.answer(2) == 2, "and it goes on")
    }

    @Test("What several ask while it is read is read once more for all of them, and other questions do not wait")
    func shared() async throws {
        let asked = Asked()
        let reading = SingleFlight<String, Int>()
        let read: @Sendable () async throws -> Int = {
            await asked.note([1])
            return asked.groups.count
        }
        async let first = reading.value(for: "a", read)
        await Self.eventually { asked.groups.count == 1 }
        async let rest = withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...9 { group.addTask { try await reading.value(for: "a", read) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        await Self.eventually { reading.waiting(for: "a") == 9 }
        #expect(try await reading.value(for: "b") { 7 } == 7)
        #expect(asked.groups.count == 1)
        asked.open()
        #expect(try await first == 1)
        #expect(try await rest == Array(repeating: 2, count: 9), "read after all of them had asked")
        #expect(try await reading.value(for: "a", read) == 3, "and anew for who asks later")
    }

    @Test("Where reading fails, those it was read for are told so, and it is read again for those after them")
    func sharedFailure() async throws {
        let asked = Asked()
        let reading = SingleFlight<String, Int>()
        let read: @Sendable () async throws -> Int = {
            await asked.note([1])
            guard asked.groups.count > 1 else { throw Broken() }
            return 5
        }
        let first = Task { try await reading.value(for: "a", read) }
        await Self.eventually { asked.groups.count == 1 }
        async let second = reading.value(for: "a", read)
        await Self.eventually { reading.waiting(for: "a") == 1 }
        asked.open()
        await #expect(throws: Broken.self) { try await first.value }
        #expect(try await second == 5)
    }
}
