import TestSupport
import Testing

@testable import Server

@Suite("Work that is done again and again")
struct RepeatedWorkTests {
    enum Fault: Error { case first, second }

    private let log = RecordedLog()
    private let start = ContinuousClock.now

    @Test("Trouble is said when it begins, when it changes, each minute that it lasts, and when it is over")
    func trouble() async {
        var work = RepeatedWork("Counting", log.logger)
        for second in 0..<90 {
            let none: Void? = await work.attempt(at: start + .seconds(second)) { throw Fault.first }
            #expect(none == nil)
        }
        await work.attempt(at: start + .seconds(90)) { throw Fault.second }
        for second in 91..<95 { await work.attempt(at: start + .seconds(second)) {} }
        #expect(await work.attempt { 7 } == 7)
        let first = "Counting failed and is tried again: ServerTests.RepeatedWorkTests.Fault.first"
        let second = "Counting failed and is tried again: ServerTests.RepeatedWorkTests.Fault.second"
        #expect(log.messages == [first, first, second, "Counting succeeds again."])
    }

    @Test("Work that fails and succeeds in turn says no more than that")
    func inTurn() async {
        var work = RepeatedWork("Counting", log.logger)
        for second in 0..<40 {
            await work.attempt(at: start + .seconds(second)) { if second.isMultiple(of: 2) { throw Fault.first } }
        }
        #expect(log.messages.count == 2)
    }

    @Test("Work that is insisted on is tried until it is done, and not after its task was cancelled")
    func insisted() async {
        var work = RepeatedWork("Counting", log.logger)
        var attempts = 0
        await work.insist(interval: .zero) {
            attempts += 1
            if attempts < 3 { throw Fault.first }
        }
        #expect(attempts == 3 && log.messages.last == "Counting succeeds again.")
        let task = Task { [logger = log.logger] in
            var work = RepeatedWork("Counting", logger)
            await work.insist(interval: .seconds(600)) { throw Fault.first }
        }
        task.cancel()
        await task.value
    }

    @Test("Nothing is said of work that ends because the server stops")
    func stop() async {
        let log = log
        let task = Task {
            var work = RepeatedWork("Counting", log.logger)
            await work.attempt { try await Task.sleep(for: .seconds(600)) }
        }
        task.cancel()
        await task.value
        #expect(log.messages.isEmpty)
    }
}
