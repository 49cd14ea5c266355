import Foundation
import Testing

@testable import Server

@Suite("What waits from many sources")
struct FairQueueTests {
    private typealias Queue = FairQueue<String, String>

    /// Items as `a1`, of source `a`, numbered as they come.
    private func queue(
        _ waiting: [(source: String, costs: [Int])], ofSource: Int = 100_000, ofAll: Int = 1_000_000
    ) throws -> Queue {
        var queue = Queue(quantum: 500, bounds: .init(ofSource: ofSource, ofAll: ofAll))
        for (source, costs) in waiting {
            for (index, cost) in costs.enumerated() {
                try queue.append("\(source)\(index)", from: source, cost: cost)
            }
        }
        return queue
    }

    private func commits(_ queue: Queue) -> [[String]] {
        var queue = queue
        var commits: [[String]] = []
        while !queue.isEmpty { commits.append(queue.take(limit: 2000)) }
        return commits
    }

    @Test("Whoever sends little is in the first commit beside one who sends much, whichever came first")
    func share() throws {
        let flood = Array(repeating: 100, count: 100)
        let queue = try queue([("f", flood), ("a", [60]), ("b", [1, 60])])
        let first = try #require(commits(queue).first)
        #expect(Set(first).isSuperset(of: ["a0", "b0", "b1"]))
        #expect(first.count == 3 + 18)
    }

    @Test("Each source keeps its order, all is taken once, and no commit is larger than it may be")
    func order() throws {
        let queue = try queue([
            ("a", Array(repeating: 300, count: 30)), ("b", Array(repeating: 7, count: 300)), ("c", []),
        ])
        let commits = commits(queue)
        let all = commits.flatMap(\.self)
        #expect(all.filter { $0.hasPrefix("a") } == (0..<30).map { "a\($0)" })
        #expect(all.filter { $0.hasPrefix("b") } == (0..<300).map { "b\($0)" })
        for commit in commits {
            #expect(commit.map { $0.hasPrefix("a") ? 300 : 7 }.reduce(0, +) <= 2000)
        }
    }

    @Test("Two who send without end get the same, one in large batches and one in small")
    func equal() throws {
        let queue = try queue([("l", Array(repeating: 1500, count: 40)), ("s", Array(repeating: 50, count: 1200))])
        let half = commits(queue).flatMap(\.self).prefix(while: { $0 != "l20" })
        let small = half.count { $0.hasPrefix("s") } * 50
        #expect(abs(small - 30_000) <= 2000)
    }

    @Test("A batch larger than a commit is one of its own, once its turns have given it as much")
    func large() throws {
        let queue = try queue([("l", [5000, 5000]), ("s", Array(repeating: 100, count: 60))])
        let commits = commits(queue)
        let own = commits.filter { $0.contains { $0.hasPrefix("l") } }
        #expect(own == [["l0"], ["l1"]])
        let before = commits.prefix { $0 != ["l0"] }.flatMap(\.self)
        #expect(before.count == 45)
    }

    @Test("What waits is bounded by source and in all, and a source that has nothing waiting is heard")
    func bounds() throws {
        var queue = try queue([("a", [600, 400])], ofSource: 1000, ofAll: 6000)
        #expect(throws: Queue.Full.ofSource) { try queue.append("a2", from: "a", cost: 1) }
        try queue.append("b0", from: "b", cost: 5000)
        #expect(throws: Queue.Full.ofAll) { try queue.append("c0", from: "c", cost: 1) }
        #expect(queue.cost == 6000)
        #expect(queue.take(limit: 2000) == ["a0", "a1"])
        try queue.append("a2", from: "a", cost: 1000)
        #expect(queue.removeAll().count == 2)
        #expect(queue.isEmpty && queue.cost == 0)
    }
}
