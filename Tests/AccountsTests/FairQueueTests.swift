import Testing

@testable import Accounts

@Suite("A queue that is fair")
struct FairQueueTests {
    private func queue(_ lanes: String...) -> PasswordHasher.FairQueue<Character, String> {
        var queue = PasswordHasher.FairQueue<Character, String>()
        for lane in lanes {
            for (number, name) in lane.enumerated() { queue.add("\(name)\(number)", to: name) }
        }
        return queue
    }

    private func drained(_ queue: PasswordHasher.FairQueue<Character, String>) -> [String] {
        var queue = queue
        var jobs: [String] = []
        while let (_, job) = queue.next(where: { _ in true }) { jobs.append(job) }
        return jobs
    }

    @Test("Each lane has its turn, and within a lane who came first goes first")
    func turns() {
        #expect(drained(queue("aaaa", "bb", "c")) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"])
    }

    @Test("Who comes to a lane of their own waits for one job of each other")
    func ahead() {
        let queue = queue("aaaaaaaa", "bb")
        #expect(queue.countAhead(in: "c") == 2)
        #expect(queue.countAhead(in: "a") == 8 + 2)
        #expect(queue.countAhead(in: "b") == 2 + 3)
        #expect(queue.count(in: "a") == 8 && queue.count(in: "c") == 0)
    }

    @Test("A lane that may not go on keeps its place and holds up nobody")
    func heldUp() {
        var queue = queue("aa", "b")
        #expect(queue.next { $0 != "a" }?.job == "b0")
        #expect(queue.next { $0 != "a" } == nil)
        #expect(drained(queue) == ["a0", "a1"])
    }
}
