import Concurrency
import Testing

@Suite("Semaphores", .timeLimit(.minutes(1)))
struct AsyncSemaphoreTests {
    private actor Crowding {
        private(set) var now = 0
        private(set) var limit = 0
        private(set) var visits = 0

        var summary: [Int] { [now, limit, visits] }

        func stay() async {
            now += 1
            visits += 1
            limit = max(limit, now)
            await Task.yield()
            now -= 1
        }
    }

    @Test("Only so many are inside at a time, and all are admitted in the end")
    func width() async throws {
        let (semaphore, inside) = (AsyncSemaphore(width: 3), Crowding())
        await withTaskGroup { group in
            for _ in 0..<50 { group.addTask { await semaphore.pass { await inside.stay() } } }
        }
        #expect(await inside.summary == [0, 3, 50])
    }

    @Test("Each key has a width of its own")
    func keys() async throws {
        let (semaphore, one, two) = (KeyedSemaphore<String>(width: 3, limit: 100), Crowding(), Crowding())
        try await withThrowingTaskGroup { group in
            for _ in 0..<50 {
                group.addTask { try await semaphore.pass("one") { await one.stay() } }
                group.addTask { try await semaphore.pass("two") { await two.stay() } }
            }
            try await group.waitForAll()
        }
        #expect(await one.summary == [0, 3, 50])
        #expect(await two.summary == [0, 3, 50])
    }

    @Test("Callers are refused while too many wait, and errors of the body free its place")
    func full() async throws {
        let semaphore = KeyedSemaphore<Int>(width: 1, limit: 0)
        await #expect(throws: SemaphoreFull.self) { try await semaphore.pass(1) {} }
        let open = KeyedSemaphore<Int>(width: 1, limit: 1)
        await #expect(throws: CancellationError.self) { try await open.pass(1) { throw CancellationError() } }
        #expect(try await open.pass(1) { 7 } == 7)
    }
}
