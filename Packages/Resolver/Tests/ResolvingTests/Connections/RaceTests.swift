import Synchronization
import Testing

@testable import Resolving

@Suite("Attempts one after another", .timeLimit(.minutes(10)))
struct RaceTests {
    private struct Lost: Error {}

    @Test("One that fails lets the next begin at once, and the first that succeeds ends the others")
    func order() async {
        let begun = Mutex<[Int]>([])
        let result = await Race.run([1, 2, 3], each: .seconds(600)) { item in
            begun.withLock { $0.append(item) }
            guard item == 2 else { throw Lost() }
            return item
        }
        #expect((try? result.get()) == 2 && begun.withLock { $0 } == [1, 2])
    }

    @Test("One that hangs lets the next begin after the delay, and is ended with the race")
    func hanging() async {
        let result = await Race.run([1, 2], each: .milliseconds(1)) { item in
            if item == 1 { try await Task.sleep(for: .seconds(600)) }
            return item
        }
        #expect((try? result.get()) == 2)
    }

    @Test("Where none succeeds, all errors are told", arguments: [0, 1, 3])
    func none(count: Int) async {
        let result = await Race.run(Array(0..<count), each: .seconds(600)) { (_: Int) -> Int in throw Lost() }
        guard case .failure(let lost) = result else {
            Issue.record("One has succeeded.")
            return
        }
        #expect(lost.errors.count == count)
    }

    @Test("It ends with the task that waits for it")
    func cancelled() async {
        let race = Task {
            await Race.run([1, 2], each: .seconds(600)) { _ in try await Task.sleep(for: .seconds(600)) }
        }
        race.cancel()
        guard case .failure = await race.value else {
            Issue.record("One has succeeded.")
            return
        }
    }
}
