import Concurrency
import Testing

@Suite("Reads that are shared", .timeLimit(.minutes(1)))
struct SingleFlightTests {
    private struct Broken: Error {}

    @Test("What several ask while it is read is read once more for all of them, and other questions do not wait")
    func shared() async throws {
        let asked = Asked()
        let reading = SingleFlight<String, Int>()
        let read: @Sendable () async throws -> Int = {
            await asked.note([1])
            return asked.groups.count
        }
        async let first = reading.value(for: "a", read)
        await eventually { asked.groups.count == 1 }
        async let rest = withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...9 { group.addTask { try await reading.value(for: "a", read) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        await eventually { reading.waiting(for: "a") == 9 }
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
        await eventually { asked.groups.count == 1 }
        async let second = reading.value(for: "a", read)
        await eventually { reading.waiting(for: "a") == 1 }
        asked.open()
        await #expect(throws: Broken.self) { try await first.value }
        #expect(try await second == 5)
    }
}
